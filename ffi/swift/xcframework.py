"""Build an XCFramework from static libraries, check it, and zip it.

The bytes depend only on the input files. Xcode is not needed.

Usage: xcframework.py FRAMEWORK HEADERS TARGET[+TARGET]=LIBRARY...

Each library is for a Rust target, or for several targets of one platform. Writes FRAMEWORK, a
folder, and FRAMEWORK.zip. Prints the checksum that `swift package compute-checksum` returns for it.
"""

from __future__ import annotations

import hashlib
import plistlib
import re
import shutil
import struct
import sys
import zipfile
from pathlib import Path
from typing import NamedTuple

# The platform, variant and architecture of each target in Xcode's terms.
TARGETS = {
    "aarch64-apple-ios": ("ios", "", "arm64"),
    "aarch64-apple-ios-sim": ("ios", "simulator", "arm64"),
    "x86_64-apple-ios": ("ios", "simulator", "x86_64"),
    "aarch64-apple-darwin": ("macos", "", "arm64"),
    "x86_64-apple-darwin": ("macos", "", "x86_64"),
}
ARCHITECTURES = {0x0100000C: "arm64", 0x01000007: "x86_64"}
FAT, MACH_O = 0xCAFEBABE, 0xFEEDFACF
# The earliest time in a zip.
WHEN = (1980, 1, 1, 0, 0, 0)


class Slice(NamedTuple):
    """A library for a platform: its variant, its architectures in order, and its file."""

    platform: str
    variant: str
    architectures: tuple[str, ...]
    library: Path

    @property
    def name(self) -> str:
        """The name of the folder in Xcode's style."""
        name = f"{self.platform}-{'_'.join(self.architectures)}"
        return f"{name}-{self.variant}" if self.variant else name

    @property
    def entry(self) -> dict[str, object]:
        """The entry in Info.plist."""
        entry: dict[str, object] = {
            "BinaryPath": self.library.name,
            "HeadersPath": "Headers",
            "LibraryIdentifier": self.name,
            "LibraryPath": self.library.name,
            "SupportedArchitectures": list(self.architectures),
            "SupportedPlatform": self.platform,
        }
        return entry | ({"SupportedPlatformVariant": self.variant} if self.variant else {})


def read(argument: str) -> Slice:
    """Return the slice of an argument."""
    targets, _, library = argument.partition("=")
    unknown = [target for target in targets.split("+") if target not in TARGETS]
    if unknown or not library:
        sys.exit(f"expected TARGET[+TARGET]=LIBRARY of {', '.join(TARGETS)}, not {argument}")
    found = [TARGETS[target] for target in targets.split("+")]
    if len({(platform, variant) for platform, variant, _ in found}) != 1:
        sys.exit(f"{targets} are of several platforms")
    architectures = tuple(sorted(architecture for _, _, architecture in found))
    return Slice(found[0][0], found[0][1], architectures, Path(library))


def architectures(library: bytes) -> set[str]:
    """Return the architectures of a static library."""
    if library[:4] == struct.pack(">I", FAT):
        (count,) = struct.unpack_from(">I", library, 4)
        parts = [struct.unpack_from(">IIII", library, 8 + 20 * part) for part in range(count)]
        return set().union(*(architectures(library[at : at + size]) for _, _, at, size in parts))
    if not library.startswith(b"!<arch>\n"):
        sys.exit("this is no static library")
    found, at = set[str](), 8
    while at + 60 <= len(library):
        size = int(library[at + 48 : at + 58])
        # Names of more than 16 letters are before the file.
        long = re.match(rb"#1/(\d+)", library[at : at + 16])
        start = at + 60 + (int(long[1]) if long else 0)
        magic, machine = struct.unpack_from("<II", library.ljust(start + 8, b"\0"), start)
        if magic == MACH_O:
            found.add(ARCHITECTURES.get(machine, hex(machine)))
        at += 60 + size + size % 2
    return found


def faults(one: Slice, headers: Path) -> list[str]:
    """Return the faults of a slice."""
    library = one.library.read_bytes()
    wrong: list[str] = []
    if (found := architectures(library)) != set(one.architectures):
        wrong.append(f"{one.name} has code for {', '.join(sorted(found)) or 'nothing'}")
    text = "".join(header.read_text() for header in headers.rglob("*.h"))
    called = set(re.findall(r"\b(uniffi_mauerwerk_ffi_fn_\w+|ffi_mauerwerk_ffi_rustbuffer_\w+)\(", text))
    missing = [name for name in sorted(called) if f"_{name}\0".encode() not in library]
    if missing or not called:
        wrong.append(f"{one.name} lacks functions of the headers: {', '.join(missing[:3]) or 'all'}")
    return wrong


def assemble(framework: Path, headers: Path, slices: list[Slice]) -> None:
    """Build the framework."""
    shutil.rmtree(framework, ignore_errors=True)
    for one in slices:
        shutil.copytree(headers, framework / one.name / "Headers")
        shutil.copy(one.library, framework / one.name)
    info = {
        "AvailableLibraries": [one.entry for one in slices],
        "CFBundlePackageType": "XFWK",
        "XCFrameworkFormatVersion": "1.0",
    }
    (framework / "Info.plist").write_bytes(plistlib.dumps(info))


def zipped(framework: Path) -> Path:
    """Zip the framework with reproducible bytes, and return the file."""
    to = framework.with_name(f"{framework.name}.zip")
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED) as out:
        for file in sorted(path for path in framework.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(str(file.relative_to(framework.parent)), WHEN)
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            out.writestr(entry, file.read_bytes())
    return to


def main() -> None:
    """Run with the arguments of the command line."""
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    framework, headers = Path(sys.argv[1]), Path(sys.argv[2])
    slices = sorted((read(argument) for argument in sys.argv[3:]), key=lambda one: one.name)
    wrong = [fault for one in slices for fault in faults(one, headers)]
    if len({one.name for one in slices}) != len(slices):
        wrong.append("two libraries are for the same platform: join them by lipo")
    if wrong:
        sys.exit("\n".join(wrong))
    assemble(framework, headers, slices)
    print(hashlib.sha256(zipped(framework).read_bytes()).hexdigest())


if __name__ == "__main__":
    main()
