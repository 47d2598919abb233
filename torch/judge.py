"""Starts the judge of the suite `kernels`."""

import sys

from assay_torch.judge import main

sys.exit(main(sys.argv[1:]))
