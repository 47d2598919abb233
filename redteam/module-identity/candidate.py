@oracle@

class ModelNew(nn.Module):
    def forward(self, x):
        return x
