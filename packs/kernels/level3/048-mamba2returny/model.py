import torch
import torch.nn as nn

batch_size = 16
seq_length = 128
n_heads = 8
d_head = 64
d_state = 16
block_len = 64


class Model(nn.Module):
    """The outputs of a state space layer (Mamba 2), computed like attention within blocks and by a recurrence across them."""

    def __init__(self, batch_size: int, seq_length: int, n_heads: int, d_head: int, d_state: int, block_len: int = 64):
        super().__init__()
        self.block_len = block_len
        self.A = nn.Parameter(torch.rand(batch_size, seq_length, n_heads) * -0.05)
        self.B = nn.Parameter(torch.randn(batch_size, seq_length, n_heads, d_state))
        self.C = nn.Parameter(torch.randn(batch_size, seq_length, n_heads, d_state))
        self.register_buffer("later", torch.ones(block_len, block_len, dtype=torch.bool).triu(1), persistent=False)

    def blocks(self, x: torch.Tensor) -> torch.Tensor:
        """(batch, sequence, heads, …) as (batch, blocks, heads, block_len, …)."""
        return x.unflatten(1, (-1, self.block_len)).transpose(2, 3)

    def forward(self, X: torch.Tensor, initial_states: torch.Tensor) -> torch.Tensor:
        x, a, b, c = self.blocks(X), self.blocks(self.A), self.blocks(self.B), self.blocks(self.C)
        total = a.cumsum(dim=-1)
        between = (total.unsqueeze(-1) - total.unsqueeze(-2)).masked_fill(self.later, float("-inf"))
        y = (c @ b.transpose(-2, -1) * between.exp()) @ x

        to_end = (total[..., -1:] - total).exp().unsqueeze(-1)
        added = x.transpose(-2, -1) @ (b * to_end)
        kept = total[..., -1].exp()[..., None, None]
        state = initial_states
        entering = []
        for block in range(x.shape[1]):
            entering.append(state)
            state = state * kept[:, block] + added[:, block]
        y = y + (c * total.exp().unsqueeze(-1)) @ torch.stack(entering, dim=1).transpose(-2, -1)
        return y.transpose(2, 3).flatten(1, 2)


def get_inputs():
    X = torch.randn(batch_size, seq_length, n_heads, d_head)
    initial_states = torch.randn(batch_size, n_heads, d_head, d_state)
    return [X, initial_states]


def get_init_inputs():
    return [batch_size, seq_length, n_heads, d_head, d_state, block_len]
