"""Looking back at a finished game: chances, turning points, what each decision cost, luck apart from choices.

`docs/analysis.md` says what the figures mean and how they are found.
"""

from greathall.analysis.analyst import SECONDS, Analyst, analyse
from greathall.analysis.result import Analysis

__all__ = ["SECONDS", "Analysis", "Analyst", "analyse"]
