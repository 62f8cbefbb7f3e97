"""What a release is made by: versions that agree, and workflows that call what there is."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from needed import needed

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
if not WORKFLOWS:
    pytest.skip("the workflows are the repository's", allow_module_level=True)

yaml = needed("yaml")
sys.path.insert(0, str(ROOT / ".ci"))
sys.path.insert(0, str(ROOT / "python" / "tools"))
versions: Any = import_module("versions")
jar: Any = import_module("jar")
dist: Any = import_module("dist")


def copy(folder: Path) -> Path:
    """Copy the files that name a version."""
    for name in ["Cargo.toml", "CHANGELOG.md", *versions.REPEATED]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    return folder


def test_versions_agree() -> None:
    assert versions.faults(ROOT, None) == []


@pytest.mark.parametrize("name", versions.REPEATED)
def test_another_version_is_noticed(tmp_path: Path, name: str) -> None:
    file = copy(tmp_path) / name
    (version,) = versions.named(ROOT, name, versions.REPEATED[name])
    file.write_text(file.read_text("utf-8").replace(version, "9.9.9"), "utf-8")
    assert versions.faults(tmp_path, None) == [f"{name} names 9.9.9, and Cargo.toml {version}"]


def test_a_tag_is_the_version_and_has_a_heading(tmp_path: Path) -> None:
    log = copy(tmp_path) / "CHANGELOG.md"
    log.write_text(
        log.read_text("utf-8").replace("## Unreleased", "## 0.1.0 (2026-12-01)"), "utf-8"
    )
    assert versions.faults(tmp_path, "0.1.0") == []
    assert len(versions.faults(tmp_path, "0.2.0")) == 2


def test_a_release_leads_to_the_project(tmp_path: Path) -> None:
    for name, lines in versions.ADDRESSED.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("\n".join(lines), "utf-8")
    assert versions.unaddressed(tmp_path) == []
    for name, lines in versions.ADDRESSED.items():
        (tmp_path / name).write_text("# nothing\n", "utf-8")
        lacking = [f"{name} lacks {line.strip()}" for line in lines]
        assert versions.unaddressed(tmp_path) == lacking
        (tmp_path / name).write_text("\n".join(lines), "utf-8")


def steps(workflow: Path) -> list[dict[str, Any]]:
    """Return all steps of a workflow, and the workflows that its jobs use."""
    jobs = yaml.safe_load(workflow.read_text("utf-8"))["jobs"].values()
    return [step for job in jobs for step in [job, *job.get("steps", [])]]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: str(path.stem))
def test_a_workflow_calls_what_there_is(workflow: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for step in steps(workflow):
        for target in re.findall(r"\bmake ((?:[a-z-]+ ?)+)", step.get("run", "")):
            assert set(target.split()) <= targets, target
        for path in re.findall(r"(?:^|\s)((?:tools|ffi|\.ci)/\S+)", step.get("run", "")):
            assert list(ROOT.glob(path)) or "target/" in path or "lib/" in path, path
        if step.get("uses", "").startswith("./"):
            assert (ROOT / step["uses"]).exists(), step["uses"]


def test_every_other_wheel_is_tried_on_its_system() -> None:
    jobs = yaml.safe_load((ROOT / ".github/workflows/dist.yml").read_text("utf-8"))["jobs"]
    tried = [
        row["wheel"]
        for name in ("wheels", "alpine")
        for row in jobs[name]["strategy"]["matrix"]["include"]
    ]
    wheels = [[tag for tag in dist.TARGETS.values() if fnmatch(tag, one)] for one in tried]
    assert all(len(tags) == 1 for tags in wheels)
    rest = {*dist.TARGETS.values()} - {tags[0] for tags in wheels}
    assert rest == {dist.TARGETS["x86_64-unknown-linux-gnu"]}


def test_a_jar_without_a_library_is_noticed() -> None:
    library = "win32-x86-64/mauerwerk_ffi.dll"
    found = [fault for fault in jar.faults({library: b""}) if fault.endswith("no library")]
    assert len(found) == 5
    assert "darwin-aarch64 has no library" in found
    assert jar.libraries({library: b"", "win32-x86-64/": b"", "io/Table.class": b""}) == [library]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: str(path.stem))
def test_a_workflow_may_do_little_and_not_for_ever(workflow: Path) -> None:
    whole = yaml.safe_load(workflow.read_text("utf-8"))
    assert whole["permissions"] == {"contents": "read"}
    assert "group" in whole["concurrency"]
    for name, job in whole["jobs"].items():
        assert "uses" in job or job["timeout-minutes"] <= 120, name
        for step in job.get("steps", []):
            assert re.search(
                r"@(v\d+|release/v\d+)$|^docker://\S+:[\d.]+$|^$", step.get("uses", "")
            )


def test_no_limit_follows_the_time_of_day() -> None:
    names = r"Date\.now|Date\(\)|currentTimeMillis|Instant\.now|Clock\.System|AbsoluteTime"
    kinds = [f"*.{kind}" for kind in ("kt", "java", "swift", "ts", "tsx", "js", "mjs", "html")]
    command = ["git", "grep", "-nwE", names, "--", *kinds]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603
    assert (found.returncode, found.stdout) == (1, ""), "the time of day can jump"
