"""Starts the look at what modules of an imported pack need."""

import sys

from assay_torch.needs import main

sys.exit(main())
