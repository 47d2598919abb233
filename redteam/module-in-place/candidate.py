@oracle@

class ModelNew(nn.Module):
    def forward(self, x):
        return x.clamp_(min=0)
