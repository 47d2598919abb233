@oracle@

class ModelNew(nn.Module):
    def __init__(self, shape):
        super().__init__()
        self.shape = shape

    def forward(self, x):
        return torch.nn.functional.layer_norm(x, self.shape)
