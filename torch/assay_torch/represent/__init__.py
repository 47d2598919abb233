"""A module in other forms than its source: a table of torch.fx, a graph in the manner of ONNX, English sentences."""
