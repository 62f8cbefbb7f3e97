"""Build the Android package, the AAR and its POM, and check it.

The bytes depend only on the input files.

Usage: package.py WORK DIST, where WORK is the folder that `build` fills.
"""

from __future__ import annotations

import io
import re
import sys
import zipfile
from pathlib import Path
from xml.etree import ElementTree as ET

import check

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
MAVEN = "{http://maven.apache.org/POM/4.0.0}"
# The earliest time in a zip.
WHEN = (1980, 1, 1, 0, 0, 0)
# The same as in build.gradle.kts.
OLDEST_ANDROID = 24

MANIFEST = f"""\
<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="io.mauerwerk">
    <uses-sdk android:minSdkVersion="{OLDEST_ANDROID}" />
</manifest>
"""
METADATA = f"""\
aarFormatVersion=1.0
aarMetadataVersion=1.0
minCompileSdk={OLDEST_ANDROID}
minCompileSdkExtension=0
minAndroidGradlePluginVersion=1.0.0
coreLibraryDesugaringEnabled=false
"""
POM = """\
<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>{group}</groupId>
  <artifactId>mauerwerk-android</artifactId>
  <version>{version}</version>
  <packaging>aar</packaging>
  <name>mauerwerk for Android</name>
  <description>{description}</description>
  {shared}
  <dependencies>
    <dependency>
      <groupId>org.jetbrains.kotlin</groupId>
      <artifactId>kotlin-stdlib</artifactId>
      <version>{kotlin}</version>
    </dependency>
    <dependency>
      <groupId>net.java.dev.jna</groupId>
      <artifactId>jna</artifactId>
      <version>{jna}</version>
      <type>aar</type>
    </dependency>
    <dependency>
      <groupId>org.jetbrains.kotlinx</groupId>
      <artifactId>kotlinx-coroutines-core</artifactId>
      <version>{coroutines}</version>
      <optional>true</optional>
    </dependency>
  </dependencies>
</project>
"""


def shared(pom: ET.Element) -> str:
    """Return the project and developer data of both POMs, as far as they are known."""
    names = ("url", "inceptionYear", "licenses", "developers", "scm")
    found = (pom.find(MAVEN + name) for name in names)
    parts = [ET.tostring(part, encoding="unicode").strip() for part in found if part is not None]
    return "\n  ".join(parts).replace(f' xmlns="{MAVEN[1:-1]}"', "")


def desktop() -> dict[str, str]:
    """Return the parts of the desktop's POM that the Android POM repeats."""
    ET.register_namespace("", MAVEN[1:-1])
    pom = ET.parse(HERE.parent / "pom.xml").getroot()
    names = {
        "group": "groupId",
        "version": "version",
        "description": "description",
        "kotlin": "properties/kotlin.library",
        "jna": "properties/jna.version",
        "coroutines": "properties/coroutines.version",
    }
    words = {
        key: pom.findtext("/".join(MAVEN + part for part in path.split("/")), "")
        for key, path in names.items()
    }
    return words | {"shared": shared(pom)}


def zipped(files: dict[str, bytes]) -> bytes:
    """Return a zip of files by name."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for name, data in sorted(files.items()):
            entry = zipfile.ZipInfo(name, WHEN)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data)
    return whole.getvalue()


def classes(work: Path) -> bytes:
    """Return the jar of the Kotlin classes, without desktop libraries."""
    folder = work / "kotlin/classes"
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    return zipped({file.relative_to(folder).as_posix(): file.read_bytes() for file in files})


def package(work: Path) -> dict[str, bytes]:
    """Return the files of the AAR."""
    libraries = sorted(work.glob("jni/*/libmauerwerk_ffi.so"))
    return {
        "AndroidManifest.xml": MANIFEST.encode(),
        "R.txt": b"",
        "classes.jar": classes(work),
        "proguard.txt": (HERE / "consumer-rules.pro").read_bytes(),
        "META-INF/com/android/build/gradle/aar-metadata.properties": METADATA.encode(),
        "META-INF/LICENSE-MIT": (ROOT / "LICENSE-MIT").read_bytes(),
        "META-INF/LICENSE-APACHE": (ROOT / "LICENSE-APACHE").read_bytes(),
        "META-INF/THIRD-PARTY": (work / "THIRD-PARTY").read_bytes(),
    } | {f"jni/{library.parent.name}/{library.name}": library.read_bytes() for library in libraries}


def main() -> None:
    """Write the package and check it."""
    work, dist = map(Path, sys.argv[1:3])
    words = desktop()
    workspace = re.search(
        r'\[workspace.package\]\nversion = "(.+)"', (ROOT / "Cargo.toml").read_text()
    )
    if workspace is None or workspace[1] != words["version"]:
        sys.exit(f"ffi/kotlin/pom.xml says version {words['version']}, and Cargo.toml another one")
    aar = dist / f"mauerwerk-android-{words['version']}.aar"
    dist.mkdir(parents=True, exist_ok=True)
    aar.write_bytes(zipped(package(work)))
    aar.with_suffix(".pom").write_text(POM.format(**words))
    check.main(aar, work / "kotlin/generated")


if __name__ == "__main__":
    main()
