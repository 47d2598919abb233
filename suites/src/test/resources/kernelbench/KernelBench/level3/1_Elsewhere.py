import torch
import torch.nn as nn
import assay_has_no_such_module


class Model(nn.Module):
    def forward(self, x):
        return assay_has_no_such_module.of(x)


def get_inputs():
    return [torch.rand(4)]


def get_init_inputs():
    return []
