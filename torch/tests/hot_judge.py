"""A judge that takes hot times on a CPU too, where nothing is flushed."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from assay_torch import judge


class HotJudge(judge.Judge):
    def _hot_rounds(self, runners: list[str]) -> int:
        return judge.HOT_ROUNDS if runners else 0


if __name__ == "__main__":
    judge.Judge = HotJudge  # type: ignore[misc]  # a class may not be assigned to by its name; here it shall be
    sys.exit(judge.main(sys.argv[1:]))
