"""Starts the observing of a candidate that is correct."""

import sys

from assay_torch.observed.observation import main

sys.exit(main())
