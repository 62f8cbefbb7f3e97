"""Check that the checks of the Android package notice faults.

Usage: check_test.py WORK, where WORK is the folder that `build` has filled.
"""

from __future__ import annotations

import struct
import sys
import tempfile
import unittest
from pathlib import Path

import check
import package

WORK = Path(sys.argv.pop())
LIBRARY = "jni/arm64-v8a/libmauerwerk_ffi.so"
# : The offsets of the program headers' place in a 64-bit ELF file, and of their alignment.
HEADERS, ALIGNMENT = 32, 48


def patched(data: bytes, place: int, form: str, value: int) -> bytes:
    """Return bytes with a number replaced."""
    changed = bytearray(data)
    struct.pack_into(form, changed, place, value)
    return bytes(changed)


def small_pages(data: bytes) -> bytes:
    """Return a library whose first loaded segment fits only pages of 4 KB."""
    (headers,) = struct.unpack_from("<Q", data, HEADERS)
    size, count = struct.unpack_from("<HH", data, 54)
    loaded = next(
        place
        for place in range(headers, headers + size * count, size)
        if struct.unpack_from("<I", data, place)[0] == 1
    )
    return patched(data, loaded + ALIGNMENT, "<Q", 0x1000)


class Checks(unittest.TestCase):
    """A valid package, and one for each fault."""

    @classmethod
    def setUpClass(cls) -> None:
        files = package.package(WORK).items()
        cls.files = {name: data for name, data in files if name == LIBRARY or "jni/" not in name}

    def check(self, files: dict[str, bytes], pom: str = "") -> None:
        """Check a package of these files."""
        with tempfile.TemporaryDirectory() as folder:
            aar = Path(folder, "mauerwerk.aar")
            aar.write_bytes(package.zipped(files))
            aar.with_suffix(".pom").write_text(pom or package.POM.format(**package.desktop()))
            check.main(aar, WORK / "kotlin/generated")

    def wrong(self, what: str, changed: dict[str, bytes | None], pom: str = "") -> None:
        """Require that a package is refused if some files are changed or removed."""
        files = {name: data for name, data in (self.files | changed).items() if data is not None}
        with self.assertRaisesRegex(check.WrongError, what):
            self.check(files, pom)

    def test_what_is_right(self) -> None:
        self.check(self.files)

    def test_the_same_bytes_twice(self) -> None:
        self.assertEqual(
            package.zipped(self.files),
            package.zipped(dict(reversed(self.files.items()))),
        )

    def test_another_machine(self) -> None:
        self.wrong("for another machine", {LIBRARY: patched(self.files[LIBRARY], 18, "<H", 62)})

    def test_small_pages(self) -> None:
        self.wrong("pages of .*4096", {LIBRARY: small_pages(self.files[LIBRARY])})

    def test_a_library_that_no_phone_has(self) -> None:
        self.wrong(
            "needs .*libz.so",
            {LIBRARY: self.files[LIBRARY].replace(b"\0libc.so\0", b"\0libz.so\0")},
        )

    def test_another_name(self) -> None:
        self.wrong(
            "calls itself",
            {
                LIBRARY: self.files[LIBRARY].replace(
                    b"\0libmauerwerk_ffi.so\0", b"\0libmauerwerk_fff.so\0"
                )
            },
        )

    def test_a_function_that_is_not_exported(self) -> None:
        name = b"uniffi_mauerwerk_ffi_fn_constructor_table_random\0"
        self.wrong(
            "table_random",
            {LIBRARY: self.files[LIBRARY].replace(name, name.replace(b"random", b"rondom"))},
        )

    def test_a_large_library(self) -> None:
        self.wrong("has 38", {LIBRARY: self.files[LIBRARY].ljust(3_800_000, b"\0")})

    def test_a_folder_of_the_machine_that_built_it(self) -> None:
        self.wrong(
            "names folders", {LIBRARY: self.files[LIBRARY] + b"/home/somebody/core/src/lib.rs"}
        )

    def test_no_library(self) -> None:
        self.wrong("no library", {LIBRARY: None})

    def test_other_rules(self) -> None:
        self.wrong("rules of R8", {"proguard.txt": b"-dontshrink"})

    def test_missing_licences(self) -> None:
        self.wrong("LICENSE-MIT", {"META-INF/LICENSE-MIT": None})
        self.wrong("uniffi", {"META-INF/THIRD-PARTY": b"Mozilla Public License 2.0"})

    def test_a_library_of_a_desktop(self) -> None:
        self.wrong(
            "libmauerwerk_ffi.dylib",
            {
                "classes.jar": package.zipped(
                    {"io/mauerwerk/Table.class": b"", "darwin-aarch64/libmauerwerk_ffi.dylib": b""}
                )
            },
        )

    def test_jna_for_desktops(self) -> None:
        self.wrong(
            "JNA for desktops",
            {},
            package.POM.format(**package.desktop()).replace("<type>aar</type>", ""),
        )


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "--quiet"])
