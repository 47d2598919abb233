import torch
import torch.nn as nn

batch_size = 16
seq_length = 128
n_heads = 8
d_head = 64
d_state = 16
block_len = 64


class Model(nn.Module):
    """The last state of a state space layer (Mamba 2), of what each block of the sequence adds and a recurrence across blocks."""

    def __init__(self, batch_size: int, seq_length: int, n_heads: int, d_head: int, d_state: int, block_len: int = 64):
        super().__init__()
        self.block_len = block_len
        self.A = nn.Parameter(torch.rand(batch_size, seq_length, n_heads) * -0.05)
        self.B = nn.Parameter(torch.randn(batch_size, seq_length, n_heads, d_state))

    def blocks(self, x: torch.Tensor) -> torch.Tensor:
        """(batch, sequence, heads, …) as (batch, blocks, heads, block_len, …)."""
        return x.unflatten(1, (-1, self.block_len)).transpose(2, 3)

    def forward(self, X: torch.Tensor, initial_states: torch.Tensor) -> torch.Tensor:
        x, a, b = self.blocks(X), self.blocks(self.A), self.blocks(self.B)
        total = a.cumsum(dim=-1)
        to_end = (total[..., -1:] - total).exp().unsqueeze(-1)
        added = x.transpose(-2, -1) @ (b * to_end)
        kept = total[..., -1].exp()[..., None, None]
        state = initial_states
        for block in range(x.shape[1]):
            state = state * kept[:, block] + added[:, block]
        return state


def get_inputs():
    X = torch.randn(batch_size, seq_length, n_heads, d_head)
    initial_states = torch.randn(batch_size, n_heads, d_head, d_state)
    return [X, initial_states]


def get_init_inputs():
    return [batch_size, seq_length, n_heads, d_head, d_state, block_len]
