"""Starts a runner of the suite `kernels`."""

from assay_torch.runner import main

main()
