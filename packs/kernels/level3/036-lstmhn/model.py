import torch
import torch.nn as nn

batch_size = 10
sequence_length = 512
input_size = 128
hidden_size = 256
num_layers = 6
dropout = 0.0


class Model(nn.Module):
    """The hidden states of a stack of LSTM layers after the last step of a sequence."""

    def __init__(self, input_size: int, hidden_size: int, num_layers: int, dropout: float = 0.0):
        super().__init__()
        self.lstm = nn.LSTM(input_size, hidden_size, num_layers, batch_first=True, dropout=dropout)
        with torch.no_grad():
            for name, value in self.lstm.named_parameters():
                if name.startswith("weight_ih"):
                    value.normal_(std=0.7 * value.shape[1] ** -0.5)
                elif name.startswith("weight_hh"):
                    value.normal_(std=0.3 * value.shape[1] ** -0.5)
                elif name.startswith("bias_ih"):
                    forget = value[hidden_size : 2 * hidden_size].uniform_(0.0, 4.5)
                    value[:hidden_size] = forget / -2

    def forward(self, x: torch.Tensor, h0: torch.Tensor, c0: torch.Tensor) -> torch.Tensor:
        _, (hn, _) = self.lstm(x, (h0, c0))
        return hn


def get_inputs():
    h0 = torch.randn(num_layers, batch_size, hidden_size)
    c0 = torch.randn(num_layers, batch_size, hidden_size)
    return [torch.randn(batch_size, sequence_length, input_size), h0, c0]


def get_init_inputs():
    return [input_size, hidden_size, num_layers, dropout]
