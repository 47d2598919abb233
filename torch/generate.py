"""Starts the making of new modules."""

import sys

from assay_torch.recipe.generation import main

sys.exit(main())
