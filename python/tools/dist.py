"""Build the packages for PyPI into target/dist, and check them like a user.

`python python/tools/dist.py` builds a wheel for each machine, for every Python from 3.10 on, and
the source distribution. It checks names, sizes and contents. Then it installs the wheel of this
machine without Rust and runs the quick tests there, or all of them with `--all`.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import os
import platform
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
MACHINES = ("x86_64", "aarch64")
LINUX = ("manylinux2014", "manylinux_2_17")
MEGABYTES = 5
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
    run(folder / "bin" / "pip", "install", "-q", "--disable-pip-version-check", *packages)
    return folder / "bin"


def built(tools: Path) -> tuple[list[Path], Path]:
    """Build the wheels and the source distribution, and return their files."""
    os.environ["CARGO_ZIGBUILD_ZIG_PATH"] = str(ROOT / ".ci" / "zig")
    for old in DIST.glob("mauerwerk-*"):
        if old.name.endswith((".whl", ".tar.gz")):
            old.unlink()
    maturin = (ROOT / ".ci" / "remapped", tools / "maturin")
    project = ("-m", PYTHON / "Cargo.toml", "--out", DIST)
    for machine in MACHINES:
        target = f"{machine}-unknown-linux-gnu"
        run("rustup", "target", "add", target, stderr=subprocess.DEVNULL)
        wanted = ("--zig", "--compatibility", "manylinux2014", "--target", target)
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


def check_wheel(wheel: Path) -> None:
    """Check a wheel's name, size and content."""
    python, abi, platforms = wheel.stem.split("-")[2:]
    wanted = [{f"{linux}_{machine}" for linux in LINUX} for machine in MACHINES]
    require((python, abi) == ("cp310", "abi3"), f"{wheel.name} is for other Pythons")
    require(set(platforms.split(".")) in wanted, f"{wheel.name} is for other machines")
    size = wheel.stat().st_size / 1e6
    require(size < MEGABYTES, f"{wheel.name} has {size:.1f} MB")
    with zipfile.ZipFile(wheel) as archive:
        names = {name.split("/", 1)[1]: name for name in archive.namelist()}
        contents = {name: archive.read(whole) for name, whole in names.items()}
    inside = ("py.typed", "_mauerwerk.abi3.so", *(f"licenses/{name}" for name in LICENCES))
    lacking = [name for name in inside if name not in names]
    require(not lacking, f"{wheel.name} lacks {lacking}")
    require(any(name.startswith("sboms/") for name in names), f"{wheel.name} has no SBOM")
    folders = (b"/root/", b"/home/", os.fsencode(ROOT))
    placed = [name for name, data in contents.items() if any(place in data for place in folders)]
    require(not placed, f"{placed} of {wheel.name} name folders of this machine")
    print(f"{wheel.name}: {size:.2f} MB")


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
    (CLEAN / "ffi").symlink_to(ROOT / "ffi")
    (CLEAN / "core").symlink_to(ROOT / "core")
    clean = {"PATH": f"{commands}:/usr/bin:/bin", "HOME": str(CLEAN)}
    require(shutil.which("cargo", path=clean["PATH"]) is None, "there is a Rust")
    chosen = () if everything else tuple(tests / f"test_{name}.py" for name in QUICK)
    run(commands / "python", "-m", "pytest", "-q", *(chosen or (tests,)), cwd=tests, env=clean)


def main() -> None:
    """Build, check and install."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true", help="run all tests of the package")
    everything = parser.parse_args().all
    tools = environment(TOOLS, "maturin>=1.16,<2", "twine>=6", "auditwheel>=6")
    with (PYTHON / "THIRD-PARTY").open("w") as notices:
        run(sys.executable, ROOT / ".ci" / "notices.py", "mauerwerk-python", stdout=notices)
    wheels, sdist = built(tools)
    require(len(wheels) == len(MACHINES), f"{len(wheels)} wheels")
    for wheel in wheels:
        unplace(wheel)
        check_wheel(wheel)
        run(tools / "auditwheel", "show", wheel, stdout=subprocess.DEVNULL)
    check_sdist(sdist)
    run(tools / "twine", "check", "--strict", *wheels, sdist)
    own = [wheel for wheel in wheels if platform.machine() in wheel.stem]
    for wheel in own:
        install(wheel, everything=everything)


if __name__ == "__main__":
    main()
