"""Check an Android package like a phone, a store and a shrinker.

Usage: check.py AAR GENERATED, where GENERATED is the folder of the Kotlin that uniffi generated.
"""

from __future__ import annotations

import hashlib
import io
import re
import struct
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from xml.etree import ElementTree as ET

# The ELF class and machine of each kind of phone: bits / 32, machine.
MACHINES = {"arm64-v8a": (2, 183), "armeabi-v7a": (1, 40), "x86_64": (2, 62)}
PAGE = 0x4000
ON_EVERY_PHONE = {"libc.so", "libm.so", "libdl.so", "liblog.so"}
# The largest size of a library. Emulators on computers download x86_64.
MEGABYTES = {"arm64-v8a": 3.5, "armeabi-v7a": 3.6, "x86_64": 4.3}
# The number of columns in readelf's list if a symbol has a name.
COLUMNS = 8
HERE = Path(__file__).parent
MAVEN = "{http://maven.apache.org/POM/4.0.0}"


class WrongError(Exception):
    """A fault of the package, for the person who built it."""


def require(right: object, what: str) -> None:
    """Raise an error unless a condition holds."""
    if not right:
        raise WrongError(what)


def shown(*command: str) -> list[list[str]]:
    """Return the words of each line in a command's output."""
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    return [line.split() for line in output.splitlines() if line.strip()]


def library(abi: str, data: bytes, calls: set[str]) -> None:
    """Check a library: its kind, its pages, what it needs, what it exports, and its size."""
    kind = (data[4], struct.unpack_from("<H", data, 18)[0])
    require(
        data[:4] == b"\x7fELF" and kind == MACHINES[abi],
        f"the library of {abi} is for another machine",
    )
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        dynamic = shown("readelf", "-dW", file.name)
        segments = [words for words in shown("readelf", "-lW", file.name) if words[0] == "LOAD"]
        symbols = shown("readelf", "--dyn-syms", "-W", file.name)
    pages = [int(words[-1], 16) for words in segments]
    require(
        pages and all(page >= PAGE and page % PAGE == 0 for page in pages),
        f"{abi}: pages of {pages}",
    )
    needed = {words[-1].strip("[]") for words in dynamic if "(NEEDED)" in words}
    require(needed and needed <= ON_EVERY_PHONE, f"{abi} needs {sorted(needed - ON_EVERY_PHONE)}")
    names = {words[-1].strip("[]") for words in dynamic if "(SONAME)" in words}
    require(names == {"libmauerwerk_ffi.so"}, f"{abi} calls itself {names}")
    require(
        not any("TEXTREL" in word for words in dynamic for word in words),
        f"{abi} changes its own code",
    )
    exported = {
        words[7]
        for words in symbols
        if len(words) == COLUMNS and words[6] != "UND" and words[4] == "GLOBAL"
    }
    ours = {name for name in exported if not name.startswith("UNIFFI_META_")}
    require(
        ours == calls,
        f"{abi} exports other functions than Kotlin calls: {sorted(ours ^ calls)[:9]}",
    )
    require(len(data) <= MEGABYTES[abi] * 1e6, f"{abi} has {len(data)} bytes")
    require(
        b"/registry/src/" not in data and b"/home/" not in data and b"/root/" not in data,
        f"{abi} names folders",
    )


def calls(generated: Path) -> set[str]:
    """Return the functions of the library that the Kotlin calls."""
    text = (generated / "io/mauerwerk/mauerwerk_ffi.kt").read_text()
    return set(re.findall(r"external fun (\w+)\(", text))


def notices(files: dict[str, bytes]) -> None:
    """Check that all licences are there, and that they contain the terms of uniffi."""
    for name in ("LICENSE-MIT", "LICENSE-APACHE"):
        require(files.get(f"META-INF/{name}"), f"{name} is missing")
    told = files.get("META-INF/THIRD-PARTY", b"").decode()
    require("Mozilla Public License 2.0" in told, "nothing tells of uniffi's licence")
    require(
        re.search(r"^uniffi_core [\d.]+: MPL-2.0$", told, re.MULTILINE),
        "uniffi is not among the crates",
    )


def jar(data: bytes) -> None:
    """Check that the jar has the classes, and no desktop library."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        names = archive.namelist()
    require("io/mauerwerk/Table.class" in names, "the class Table is missing")
    strangers = [name for name in names if not name.endswith((".class", ".kotlin_module"))]
    require(not strangers, f"classes.jar has {strangers}")


def pom(file: Path) -> None:
    """Check that the POM is of the AAR, and requires JNA as the AAR with libraries for phones."""
    project = ET.parse(file).getroot()
    require(project.findtext(f"{MAVEN}packaging") == "aar", "the POM is not of an AAR")
    types = {
        d.findtext(f"{MAVEN}artifactId"): d.findtext(f"{MAVEN}type")
        for d in project.iter(f"{MAVEN}dependency")
    }
    require(types.get("jna") == "aar", "the POM wants JNA for desktops")


def main(aar: Path, generated: Path) -> None:
    """Check an AAR and the POM next to it, and print the content."""
    with zipfile.ZipFile(aar) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    libraries = {
        name.split("/")[1]: data for name, data in files.items() if name.startswith("jni/")
    }
    require(libraries, "no library is in the package")
    called = calls(generated)
    for abi, data in libraries.items():
        library(abi, data, called)
    require(
        files["proguard.txt"] == (HERE / "consumer-rules.pro").read_bytes(),
        "the rules of R8 are others",
    )
    jar(files["classes.jar"])
    notices(files)
    pom(aar.with_suffix(".pom"))
    sizes = ", ".join(f"{abi} {len(data) / 1e6:.2f} MB" for abi, data in libraries.items())
    whole = f"{aar.name}: {aar.stat().st_size / 1e6:.2f} MB, {len(called)} functions"
    digest = hashlib.sha256(aar.read_bytes()).hexdigest()
    print(f"{whole} ({sizes}), sha256 {digest}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
