"""A judge that takes hot times on a CPU too, where nothing is flushed."""

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from assay_torch import job, judge


class HotJudge(judge.Judge):
    def __init__(self, settings: dict[str, Any], told: job.Job, nursery: int) -> None:
        super().__init__(settings, told, nursery)
        self._is_hot_known = False


if __name__ == "__main__":
    judge.Judge = HotJudge  # type: ignore[misc]  # a class may not be assigned to by its name; here it shall be
    sys.exit(judge.main(sys.argv[1:]))
