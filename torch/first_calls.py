"""Starts the first calls of a candidate, in which its Triton kernels are compiled."""

import sys

import torch

from assay_torch.first_calls import main

sys.exit(main("cuda" if torch.cuda.is_available() else "cpu"))
