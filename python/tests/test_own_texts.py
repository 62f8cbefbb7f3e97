"""Texts of an app in place of the library's."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

import mauerwerk as mw

if TYPE_CHECKING:
    from pathlib import Path


def test_invalid_texts_change_nothing() -> None:
    with pytest.raises(ValueError, match=r"^line 2: front/undo has no argument \$seat$"):
        mw.replace_texts("de", "### front\nundo = { $seat }\n")
    with pytest.raises(ValueError, match=r'^unknown language "xx"'):
        mw.replace_texts("xx", "")
    assert mw.words("de")["undo"] == "Zurücknehmen"


def test_own_texts_are_told(tmp_path: Path) -> None:
    program = """
import mauerwerk as mw
option = "### die_mauer_rules\\noption-rounds = Wie lange.\\n    .label = Dauer\\n"
mw.replace_texts("de", "### front\\nundo = Hoppla\\n" + option)
print(mw.words("de")["undo"], mw.lobby("die-mauer", lang="de").options["rounds"].label)
"""
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, check=True, text=True
    )
    assert done.stdout == "Hoppla Dauer\n"
