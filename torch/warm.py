"""Starts the first calls of a candidate, in which its Triton kernels are compiled."""

import sys

from assay_torch.warm import main

sys.exit(main())
