"""Starts the reading of what a candidate wants compiled."""

import sys

from assay_torch.extensions import main

main(sys.argv[1:])
