"""Build the packages for PyPI into target/dist, and check them like a user.

`python python/tools/dist.py` builds a wheel for each system, for every Python from 3.10 on, and the
source distribution. It checks names, sizes, contents and the libraries that each wheel needs. Then
it installs the wheel of this machine without Rust and runs the quick tests there, or all of them
with `--all`. `--targets` builds some wheels alone, and `--installed WHEEL` tests a wheel with the
Python that runs this script, on any system.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import IO

PYTHON = Path(__file__).parents[1]
ROOT = PYTHON.parent
DIST = ROOT / "target" / "dist"
TOOLS = ROOT / "target" / "dist-tools"
CLEAN = ROOT / "target" / "dist-clean"
TARGETS = {
    "x86_64-unknown-linux-gnu": "manylinux_2_17_x86_64.manylinux2014_x86_64",
    "aarch64-unknown-linux-gnu": "manylinux_2_17_aarch64.manylinux2014_aarch64",
    "x86_64-unknown-linux-musl": "musllinux_1_2_x86_64",
    "aarch64-unknown-linux-musl": "musllinux_1_2_aarch64",
    "x86_64-pc-windows-gnu": "win_amd64",
    "aarch64-pc-windows-gnullvm": "win_arm64",
    "x86_64-apple-darwin": "macosx_10_12_x86_64",
    "aarch64-apple-darwin": "macosx_11_0_arm64",
}
"""The platforms of the wheel of each target."""
LIBRARIES = {
    "manylinux": r"lib(c|m|gcc_s|pthread|dl|rt)\.so\.\d|ld-linux-[\w-]+\.so\.\d",
    "musllinux": r"lib(c|gcc_s)(\.musl-\w+)?\.so(\.\d)?",
    "win": r"(python3|kernel32|ntdll|userenv|ws2_32|bcryptprimitives|api-ms-win-[\w-]+)\.dll",
    "macosx": r"/usr/lib/lib(System\.B|iconv\.2|charset\.1)\.dylib|.*/CoreFoundation|@rpath/.*",
}
"""The libraries that every system of a kind has."""
MEGABYTES = 7
# : Tests that need only pytest, and a few seconds.
QUICK = ("parity", "die_mauer", "errors", "table", "values")
LICENCES = ("LICENSE-APACHE", "LICENSE-MIT", "THIRD-PARTY")


def run(
    *command: str | Path,
    cwd: Path | None = None,
    env: dict[str, str] | None = None,
    stdout: IO[str] | int | None = None,
    stderr: int | None = None,
) -> None:
    """Run a command, and exit if it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(words, check=False, cwd=cwd, env=env, stdout=stdout, stderr=stderr)  # noqa: S603
    if done.returncode:
        sys.exit(f"failed: {' '.join(str(word) for word in command)}")


def require(right: object, what: str) -> None:
    """Exit with a message unless a condition holds."""
    if not right:
        sys.exit(f"wrong: {what}")


def environment(folder: Path, *packages: str | Path) -> Path:
    """Make a virtual environment with packages, and return the folder of its commands."""
    shutil.rmtree(folder, ignore_errors=True)
    run(sys.executable, "-m", "venv", folder)
    commands = folder / ("Scripts" if os.name == "nt" else "bin")
    run(commands / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check", *packages)
    return commands


def built(tools: Path, targets: list[str]) -> tuple[list[Path], Path]:
    """Build the wheels and the source distribution, and return their files."""
    os.environ["CARGO_ZIGBUILD_ZIG_PATH"] = str(ROOT / ".ci" / "zig")
    for old in DIST.glob("mauerwerk-*"):
        if old.name.endswith((".whl", ".tar.gz")):
            old.unlink()
    maturin = (ROOT / ".ci" / "remapped", tools / "maturin")
    project = ("-m", PYTHON / "Cargo.toml", "--out", DIST)
    for target in targets:
        run("rustup", "target", "add", target, stderr=subprocess.DEVNULL)
        linux = re.search(r"manylinux2014|musllinux_1_2", TARGETS[target])
        tags = ("--compatibility", linux.group()) if linux else ()
        wanted = ("--zig", *tags, "--target", target)
        run(*maturin, "build", "--release", "--locked", "--strip", *wanted, *project)
    run(*maturin, "sdist", *project)
    return sorted(DIST.glob("mauerwerk-*.whl")), next(DIST.glob("mauerwerk-*.tar.gz"))


def row(name: str, data: bytes) -> bytes:
    """Return the row of a file in a wheel's record."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}\n".encode()


def unplace(wheel: Path) -> None:
    """Remove the folder of this machine from a wheel's SBOM, whose crate names contain it."""
    with zipfile.ZipFile(wheel) as archive:
        files = {entry: archive.read(entry) for entry in archive.infolist()}
    bill = next(entry for entry in files if "/sboms/" in entry.filename)
    record = next(entry for entry in files if entry.filename.endswith("/RECORD"))
    old = row(bill.filename, files[bill])
    require(old in files[record], f"the record of {wheel.name} has no {bill.filename}")
    files[bill] = files[bill].replace(os.fsencode(ROOT), b"/mauerwerk")
    files[record] = files[record].replace(old, row(bill.filename, files[bill]))
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for entry, data in files.items():
            archive.writestr(entry, data)


def check_wheel(wheel: Path, tools: Path) -> None:
    """Check a wheel's name, size, content and libraries."""
    python, abi, platforms = wheel.stem.split("-")[2:]
    wanted = [set(platforms.split(".")) for platforms in TARGETS.values()]
    require((python, abi) == ("cp310", "abi3"), f"{wheel.name} is for other Pythons")
    require(set(platforms.split(".")) in wanted, f"{wheel.name} is for other machines")
    size = wheel.stat().st_size / 1e6
    require(size < MEGABYTES, f"{wheel.name} has {size:.1f} MB")
    with zipfile.ZipFile(wheel) as archive:
        names = {name.split("/", 1)[1]: name for name in archive.namelist()}
        contents = {name: archive.read(whole) for name, whole in names.items()}
    module = "_mauerwerk.pyd" if platforms.startswith("win") else "_mauerwerk.abi3.so"
    inside = ("py.typed", module, *(f"licenses/{name}" for name in LICENCES))
    lacking = [name for name in inside if name not in names]
    require(not lacking, f"{wheel.name} lacks {lacking}")
    require(any(name.startswith("sboms/") for name in names), f"{wheel.name} has no SBOM")
    folders = (b"/root/", b"/home/", os.fsencode(ROOT))
    placed = [name for name, data in contents.items() if any(place in data for place in folders)]
    require(not placed, f"{placed} of {wheel.name} name folders of this machine")
    kind = re.match("[a-z]+", platforms)
    others = [
        library
        for library in needed(tools, contents[module])
        if not re.fullmatch(LIBRARIES[kind.group() if kind else ""], library, re.IGNORECASE)
    ]
    require(not others, f"{wheel.name} needs {others}")
    print(f"{wheel.name}: {size:.2f} MB")


def needed(tools: Path, module: bytes) -> list[str]:
    """Return the names of the libraries that a compiled module needs."""
    # The libraries of a Mach-O file are parts of it, so it must have a name while they are read.
    script = "import lief, sys; file = lief.parse(sys.stdin.buffer.read()); "
    script += "print(*(getattr(one, 'name', one) for one in file.libraries), sep='\\n')"
    command = [str(tools / "python"), "-c", script]
    found = subprocess.run(command, check=True, input=module, stdout=subprocess.PIPE)  # noqa: S603
    return found.stdout.decode().split()


def check_sdist(sdist: Path) -> None:
    """Check that the source distribution has everything for a build and for tests."""
    with tarfile.open(sdist) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames() if "/" in name}
    wanted = {"pyproject.toml", "PKG-INFO", "Cargo.lock", "core/Cargo.toml", "core/rulebook"}
    lacking = [one for one in wanted if not any(f"{name}/".startswith(f"{one}/") for name in names)]
    require(not lacking, f"{sdist.name} lacks {lacking}")
    print(f"{sdist.name}: {sdist.stat().st_size / 1e6:.2f} MB")


def install(wheel: Path, *, everything: bool) -> None:
    """Install a wheel without Rust and without the package's source, and run tests there."""
    extra = "[test]" if everything else ""
    commands = environment(CLEAN, f"{wheel}{extra}", "pytest")
    tests = CLEAN / "python" / "tests"
    shutil.copytree(PYTHON / "tests", tests)
    for folder in ("core", "ffi"):
        shutil.copytree(ROOT / folder, CLEAN / folder, ignore=shutil.ignore_patterns("target"))
    path = os.pathsep.join([str(commands), *([] if os.name == "nt" else ["/usr/bin", "/bin"])])
    clean = {"PATH": path, "HOME": str(CLEAN), "PYTHONUTF8": "1"}
    clean |= {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}
    require(shutil.which("cargo", path=path) is None, "there is a Rust")
    chosen = () if everything else tuple(tests / f"test_{name}.py" for name in QUICK)
    run(commands / "python", "-m", "pytest", "-q", *(chosen or (tests,)), cwd=tests, env=clean)


def main() -> None:
    """Build, check and install."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true", help="run all tests of the package")
    parser.add_argument("--targets", nargs="+", choices=TARGETS, default=list(TARGETS))
    parser.add_argument("--installed", type=Path, metavar="WHEEL", help="only test this wheel")
    asked = parser.parse_args()
    if asked.installed:
        install(asked.installed, everything=asked.all)
        return
    tools = environment(TOOLS, "maturin>=1.16,<2", "twine>=6", "auditwheel>=6", "lief>=0.16")
    with (PYTHON / "THIRD-PARTY").open("w") as notices:
        run(sys.executable, ROOT / ".ci" / "notices.py", "mauerwerk-python", stdout=notices)
    wheels, sdist = built(tools, asked.targets)
    require(len(wheels) == len(asked.targets), f"{len(wheels)} wheels")
    for wheel in wheels:
        unplace(wheel)
        check_wheel(wheel, tools)
        # For musl, auditwheel would look for `libc.so` among the libraries of this machine.
        if "manylinux" in wheel.name:
            run(tools / "auditwheel", "show", wheel, stdout=subprocess.DEVNULL)
    check_sdist(sdist)
    run(tools / "twine", "check", "--strict", *wheels, sdist)
    machine = platform.machine()
    own = [wheel for wheel in wheels if f"manylinux_2_17_{machine}" in re.split("[-.]", wheel.stem)]
    missing = f"{machine}-unknown-linux-gnu" in asked.targets and not own
    require(not missing, f"no wheel is for this machine: {machine}")
    for wheel in own:
        install(wheel, everything=asked.all)


if __name__ == "__main__":
    main()
