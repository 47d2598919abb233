"""Starts a runner of the suite `kernels`."""

import sys

from assay_torch.runner import main

main(sys.argv[1:])
