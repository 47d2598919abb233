import torch
import torch.nn as nn

batch_size = 10
seq_len = 512
input_size = 128
hidden_size = 256
num_layers = 6


class Model(nn.Module):
    """The last hidden states of a stack of GRU layers over a sequence in both directions."""

    def __init__(self, input_size: int, hidden_size: int, num_layers: int = 3, bias: bool = True, batch_first: bool = False):
        super().__init__()
        self.gru = nn.GRU(input_size, hidden_size, num_layers, bias, batch_first, bidirectional=True)
        with torch.no_grad():
            for name, value in self.gru.named_parameters():
                if name.startswith("weight_ih"):
                    value.normal_(std=1.5 * value.shape[1] ** -0.5)
                elif name.startswith("weight_hh"):
                    value.normal_(std=0.7 * value.shape[1] ** -0.5)
                elif name.startswith("bias_ih"):
                    value[hidden_size : 2 * hidden_size].uniform_(-1.0, 5.0)

    def forward(self, x: torch.Tensor, h0: torch.Tensor) -> torch.Tensor:
        _, h_n = self.gru(x, h0)
        return h_n


def get_inputs():
    return [torch.randn(seq_len, batch_size, input_size), torch.randn(num_layers * 2, batch_size, hidden_size)]


def get_init_inputs():
    return [input_size, hidden_size, num_layers]
