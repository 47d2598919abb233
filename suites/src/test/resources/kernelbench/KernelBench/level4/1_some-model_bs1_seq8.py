import torch
from transformers import AutoConfig, AutoModelForCausalLM

name = "some-model"
config = AutoConfig.from_pretrained(name)


class Model(torch.nn.Module):
    def __init__(self, name, config):
        super().__init__()
        self.model = AutoModelForCausalLM.from_pretrained(name, config=config)

    def forward(self, x):
        return self.model(x).logits


def get_inputs():
    return [torch.randint(0, config.vocab_size, (1, 8))]


def get_init_inputs():
    return [name, config]
