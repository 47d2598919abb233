import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 32
num_features = 100
num_clusters = 32
feature_size = 512


class Model(nn.Module):
    """Sums the differences of features to the clusters they softly belong to, normalised per cluster and as a whole."""

    def __init__(self, cluster_size: int, feature_size: int):
        super().__init__()
        self.clusters = nn.Parameter(torch.randn(feature_size, cluster_size) * feature_size**-0.5)
        self.batch_norm = nn.BatchNorm1d(cluster_size)
        nn.init.uniform_(self.batch_norm.weight, 1.0, 3.0)
        nn.init.normal_(self.batch_norm.bias)
        self.clusters2 = nn.Parameter(torch.randn(cluster_size, feature_size) * 0.2)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        scores = self.batch_norm((x @ self.clusters).flatten(0, 1))
        assignment = scores.softmax(dim=1).unflatten(0, x.shape[:2])
        vlad = assignment.transpose(1, 2) @ x - assignment.sum(dim=1).unsqueeze(2) * self.clusters2
        vlad = F.normalize(vlad, dim=2)
        return F.normalize(vlad.flatten(1), dim=1)


def get_inputs():
    return [torch.randn(batch_size, num_features, feature_size)]


def get_init_inputs():
    return [num_clusters, feature_size]
