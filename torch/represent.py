"""Starts the showing of a module in other forms than its source."""

import sys

from assay_torch.represent.forms import main

sys.exit(main())
