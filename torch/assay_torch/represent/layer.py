"""The modules of torch.nn as the operations they are, with the attributes that are arguments of those."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Layer:
    word: str
    attributes: tuple[str, ...]


def _layers() -> dict[str, Layer]:
    told: dict[str, tuple[str, str]] = {
        "Linear": ("linear", "weight bias"),
        "NonDynamicallyQuantizableLinear": ("linear", "weight bias"),
        "Embedding": ("embedding", "weight"),
        "LayerNorm": ("layer_norm", "normalized_shape weight bias eps"),
        "RMSNorm": ("rms_norm", "normalized_shape weight eps"),
        "GroupNorm": ("group_norm", "num_groups weight bias eps"),
        "LocalResponseNorm": ("local_response_norm", "size alpha beta k"),
        "MultiheadAttention": ("multihead_attention", "embed_dim num_heads batch_first"),
        "ReLU": ("relu", ""),
        "ReLU6": ("relu6", ""),
        "LeakyReLU": ("leaky_relu", "negative_slope"),
        "PReLU": ("prelu", "weight"),
        "ELU": ("elu", "alpha"),
        "CELU": ("celu", "alpha"),
        "SELU": ("selu", ""),
        "GELU": ("gelu", "approximate"),
        "SiLU": ("silu", ""),
        "Mish": ("mish", ""),
        "Sigmoid": ("sigmoid", ""),
        "LogSigmoid": ("logsigmoid", ""),
        "Tanh": ("tanh", ""),
        "Tanhshrink": ("tanhshrink", ""),
        "Hardtanh": ("hardtanh", "min_val max_val"),
        "Hardsigmoid": ("hardsigmoid", ""),
        "Hardswish": ("hardswish", ""),
        "Hardshrink": ("hardshrink", "lambd"),
        "Softshrink": ("softshrink", "lambd"),
        "Softplus": ("softplus", "beta threshold"),
        "Softsign": ("softsign", ""),
        "Threshold": ("threshold", "threshold value"),
        "GLU": ("glu", "dim"),
        "Softmax": ("softmax", "dim"),
        "LogSoftmax": ("log_softmax", "dim"),
        "Softmin": ("softmin", "dim"),
        "Identity": ("identity", ""),
        "Flatten": ("flatten", "start_dim end_dim"),
        "Unflatten": ("unflatten", ""),
        "PixelShuffle": ("pixel_shuffle", "upscale_factor"),
        "Upsample": ("interpolate", "size scale_factor mode align_corners"),
        "Unfold": ("unfold", "kernel_size dilation padding stride"),
        "CosineSimilarity": ("cosine_similarity", "dim eps"),
        "MSELoss": ("mse_loss", "reduction"),
        "L1Loss": ("l1_loss", "reduction"),
        "SmoothL1Loss": ("smooth_l1_loss", "reduction beta"),
        "HuberLoss": ("huber_loss", "reduction delta"),
        "KLDivLoss": ("kl_div", "reduction log_target"),
        "NLLLoss": ("nll_loss", "weight ignore_index reduction"),
        "CrossEntropyLoss": ("cross_entropy", "weight ignore_index reduction label_smoothing"),
        "BCELoss": ("binary_cross_entropy", "weight reduction"),
        "BCEWithLogitsLoss": ("binary_cross_entropy_with_logits", "weight reduction pos_weight"),
        "TripletMarginLoss": ("triplet_margin_loss", "margin p eps swap reduction"),
    }
    for name in ("LSTM", "GRU", "RNN"):
        told[name] = (name.lower(), "hidden_size num_layers bias batch_first bidirectional dropout proj_size" + (" nonlinearity" if name == "RNN" else ""))
    for name in ("", "1d", "2d", "3d"):
        told[f"Dropout{name}"] = (f"dropout{name}", "p training")
    for name in ("1d", "2d", "3d"):
        told[f"Conv{name}"] = (f"conv{name}", "weight bias stride padding dilation groups padding_mode")
        told[f"ConvTranspose{name}"] = (f"conv_transpose{name}", "weight bias stride padding output_padding groups dilation")
        told[f"BatchNorm{name}"] = ("batch_norm", "running_mean running_var weight bias training momentum eps")
        told[f"InstanceNorm{name}"] = ("instance_norm", "running_mean running_var weight bias momentum eps")
        told[f"MaxPool{name}"] = (f"max_pool{name}", "kernel_size stride padding dilation ceil_mode return_indices")
        told[f"AvgPool{name}"] = (f"avg_pool{name}", "kernel_size stride padding ceil_mode count_include_pad" + ("" if name == "1d" else " divisor_override"))
        told[f"AdaptiveAvgPool{name}"] = (f"adaptive_avg_pool{name}", "output_size")
        told[f"AdaptiveMaxPool{name}"] = (f"adaptive_max_pool{name}", "output_size")
    return {name: Layer(word, tuple(attributes.split())) for name, (word, attributes) in told.items()}


LAYERS = _layers()
