import torch
import torch.nn as nn

length = 1 << 44


class Model(nn.Module):
    def forward(self, x):
        return -x


def get_inputs():
    return [torch.rand(length)]


def get_init_inputs():
    return []
