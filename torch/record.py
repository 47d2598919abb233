"""Starts the reading of what a candidate wants compiled."""

from assay_torch.extensions import main

main()
