"""Starts the measuring of a module by itself and compiled by `torch.compile`."""

import sys

from assay_torch.baseline import main

sys.exit(main())
