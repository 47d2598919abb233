import inspect
import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any

import torch
import yaml

from assay_torch import task
from assay_torch.represent import forms
from tests.computed import computed
from tests.rebuilt import Rebuilt

PACK = Path(__file__).resolve().parents[2] / "packs/kernels"

MODULE = """
import torch
import torch.nn as nn
import torch.nn.functional as F

rows = 3
columns = 4


{model}


def get_inputs():
    return [torch.randn(rows, columns)]


def get_init_inputs():
    return [{arguments}]
"""

TWO = '''class Model(nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.relu(x + 1.5)
'''

LAYERS = '''class Gate(nn.Module):
    def __init__(self, width: int):
        super().__init__()
        self.scale = nn.Parameter(torch.rand(width))
        self.register_buffer("later", torch.ones(width, width, dtype=torch.bool).triu(1), persistent=False)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x.masked_fill(self.later[0], 0.0) * self.scale


class Model(nn.Module):
    def __init__(self, width: int, wide: int):
        super().__init__()
        self.fc = nn.Linear(width, wide)
        self.gate = Gate(wide)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.gate(F.leaky_relu(self.fc(x)))
'''

LOOP = '''class Model(nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        total = x[:, 0]
        for place in range(1, x.shape[1]):
            if place % 2 == 1:
                total = total * x[:, place]
        return total
'''

BRANCH = '''class Model(nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        if x.abs().sum() > 0:
            return x.exp()
        return x
'''

SCALED = '''class Model(nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x / x.max().item()
'''

CHECKED = '''class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(columns, 2)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        if not isinstance(x, torch.Tensor):
            raise TypeError("no tensor")
        return torch.tanh(self.fc(x))
'''

HIDDEN = '''class Model(nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.from_numpy(x.numpy() * 2)
'''

TABLE = '''class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("noise", torch.arange(5000).float().sin(), persistent=False)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.noise[:columns]
'''

OVERWRITTEN = '''class Model(nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = x.clone()
        y[:, 0] = 1.0
        return y
'''

DRAWN = '''class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.start = torch.randn(columns)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.start
'''

FX_OF_TWO = """\
A PyTorch module as a graph of torch.fx.

Constructor: Model()
Mode: training

Inputs:
  name  shape   dtype
  x     (3, 4)  float32

Submodules: none

Parameters: none

Graph:
  opcode         name    target        args      kwargs  result
  -------------  ------  ------------  --------  ------  --------------
  placeholder    x       x             ()        {}      float32 (3, 4)
  call_function  add     operator.add  (x, 1.5)  {}      float32 (3, 4)
  call_function  relu    torch.relu    (add,)    {}      float32 (3, 4)
  output         output  output        (relu,)   {}
"""

ONNX_OF_TWO = """\
A PyTorch module as a graph in the manner of ONNX. What stands unquoted among inputs is a constant.

Constructor: Model()

Inputs: ['x']
  x: float32 (3, 4)
Outputs: ['relu']
  relu: float32 (3, 4)
Initializers: none

Nodes:
Op Type: Add
  Inputs: ['x', 1.5]
  Outputs: ['add']  float32 (3, 4)
  Attributes: []
Op Type: Relu
  Inputs: ['add']
  Outputs: ['relu']  float32 (3, 4)
  Attributes: []
"""

TEXT_OF_TWO = """\
The module is made by `Model()` and is in training mode.
The constants of its size: rows = 3, columns = 4.

It takes one input:
- `x`: a float32 tensor of shape (3, 4)

It has no parameters.

Dimensions and places are counted from 0, negative ones from the end. Where two shapes differ they are broadcast as in PyTorch. \
Parts of a tensor are written as in Python. Variances are divided by the number of elements unless something else is said.

The steps:
1. `add` is the sum of `x` and 1.5. It is a float32 tensor of shape (3, 4).
2. `relu` is `add` with 0 in the place of negative elements. It is a float32 tensor of shape (3, 4).

It returns `relu`, a float32 tensor of shape (3, 4).
"""

FX_OF_LAYERS = """\
A PyTorch module as a graph of torch.fx.

Constructor: Model(width=4, wide=5)
Mode: training

Inputs:
  name  shape   dtype
  x     (3, 4)  float32

Submodules:
  name  type    arguments
  fc    Linear  in_features=4, out_features=5, bias=True
  gate  Gate

Parameters:
  name        shape   dtype
  fc.weight   (5, 4)  float32
  fc.bias     (5,)    float32
  gate.scale  (5,)    float32

Buffers:
  name        shape   dtype  elements
  gate.later  (5, 5)  bool   True above the diagonal of the last two dimensions, False elsewhere

Graph:
  opcode         name         target                          args                        kwargs  result
  -------------  -----------  ------------------------------  --------------------------  ------  --------------
  placeholder    x            x                               ()                          {}      float32 (3, 4)
  call_module    fc           fc (Linear)                     (x,)                        {}      float32 (3, 5)
  call_function  leaky_relu   torch.nn.functional.leaky_relu  (fc,)                       {}      float32 (3, 5)
  get_attr       gate_later   gate.later                      ()                          {}      bool (5, 5)
  call_function  getitem      operator.getitem                (gate_later, 0)             {}      bool (5,)
  call_method    masked_fill  masked_fill                     (leaky_relu, getitem, 0.0)  {}      float32 (3, 5)
  get_attr       gate_scale   gate.scale                      ()                          {}      float32 (5,)
  call_function  mul          operator.mul                    (masked_fill, gate_scale)   {}      float32 (3, 5)
  output         output       output                          (mul,)                      {}
"""


class RepresentTest(unittest.TestCase):
    maxDiff = None

    def setUp(self) -> None:
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def file(self, model: str, arguments: str = "") -> Path:
        file = self.folder / "model.py"
        file.write_text(MODULE.format(model=model, arguments=arguments))
        return file

    def made(self, model: str, arguments: str = "") -> dict[str, Any]:
        return forms.of(self.file(model, arguments), "paper")

    def test_a_module_of_two_operators_is_shown_exactly_so(self) -> None:
        self.assertEqual({"fx": FX_OF_TWO, "onnx": ONNX_OF_TWO, "text": TEXT_OF_TWO}, self.made(TWO))

    def test_submodules_parameters_and_buffers_are_shown_where_they_are_needed(self) -> None:
        made = self.made(LAYERS, "columns, 5")
        self.assertEqual(FX_OF_LAYERS, made["fx"])
        self.assertIn("Op Type: Gemm\n  Inputs: ['x', 'fc.weight', 'fc.bias']\n  Outputs: ['fc']  float32 (3, 5)\n", made["onnx"])
        self.assertIn("Op Type: Gather\n  Inputs: ['gate.later', 0]\n", made["onnx"])
        self.assertIn("`fc` is the matrix product of `x` and the transpose of `fc.weight`, plus `fc.bias`.", made["text"])
        self.assertIn("`leaky_relu` is `fc` with negative elements multiplied by 0.01.", made["text"])
        self.assertIn("- `gate.scale`: a float32 tensor of shape (5,)", made["text"])

    def test_loops_over_shapes_are_written_out(self) -> None:
        made = self.made(LOOP)
        self.assertEqual(2, made["fx"].count("operator.mul"))
        self.assertIn("`getitem_2` is the part `x[:, 3]`.", made["text"])
        self.assertNotIn("looks at values", made["fx"])

    def test_a_look_at_values_is_told(self) -> None:
        for form, text in self.made(BRANCH).items():
            self.assertIn("The module looks at values while it computes.", text, form)
            self.assertIn("exp", text.lower(), form)

    def test_a_number_out_of_a_tensor_is_a_step_and_no_constant(self) -> None:
        made = self.made(SCALED)
        self.assertIn("  call_function  truediv  operator.truediv  (x, item)", made["fx"])
        self.assertIn("`item` is the only element of `max` as a number.", made["text"])
        self.assertNotIn("looks at values", made["fx"])

    def test_what_no_proxy_gets_through_is_shown_as_pytorch_executes_it(self) -> None:
        made = self.made(CHECKED)
        self.assertIn("torch.ops.aten.tanh.default", made["fx"])
        self.assertIn("fc.weight", made["fx"].split("Graph:")[1])
        self.assertIn("Op Type: Tanh", made["onnx"])
        self.assertNotIn("looks at values", made["text"])

    def test_what_cannot_be_shown_is_null_with_a_reason(self) -> None:
        made = self.made(HIDDEN)
        self.assertEqual([None, None, None], [made[form] for form in forms.FORMS])
        self.assertEqual("the module cannot be followed: values are read out of a tensor by numpy()", made["why"]["fx"])
        self.assertEqual("start is drawn by the constructor and handed over to nobody", self.made(DRAWN)["why"]["text"])
        self.assertEqual("noise holds 5000 elements that the constructor computes and no simple rule tells", self.made(TABLE)["why"]["onnx"])

    def test_what_is_overwritten_is_told_but_not_in_the_manner_of_onnx(self) -> None:
        made = self.made(OVERWRITTEN)
        self.assertEqual({"onnx": "`setitem` overwrites `clone`, which is needed later, and a result never changes in ONNX"}, made["why"])
        self.assertIn("`setitem` is nothing: the part `clone[:, 0]` becomes 1.0 from here on.", made["text"])
        x = torch.randn(3, 4)
        self.assertTrue(torch.equal(torch.cat((torch.ones(3, 1), x[:, 1:]), 1), Rebuilt(made["fx"])(x)))

    def test_the_program_prints_one_object_and_the_same_in_every_process(self) -> None:
        (self.folder / "task.yaml").write_text("sizes: {small: {rows: 2}, large: {}}\n")
        self.file(LAYERS, "columns, 5")
        command = [sys.executable, str(Path(inspect.getfile(task)).parents[1] / "represent.py"), "--size", "small", str(self.folder)]
        told = [subprocess.run(command, check=True, capture_output=True, text=True, env={"PYTHONHASHSEED": seed, "PATH": ""}).stdout for seed in ("1", "2")]
        self.assertEqual(told[0], told[1])
        self.assertEqual(forms.of(self.folder, "small"), json.loads(told[0]))
        self.assertIn("x     (2, 4)  float32", json.loads(told[0])["fx"])

    def test_a_list_of_modules_is_shown_line_by_line_and_one_that_cannot_be_hinders_no_other(self) -> None:
        model = str(self.file(TWO))
        wanted = [{"model": model, "constants": {"rows": 7}}, {"model": model, "constants": {"none": 1}}, {"model": model, "constants": {}}]
        (self.folder / "list.json").write_text(json.dumps(wanted))
        command = [sys.executable, str(Path(inspect.getfile(task)).parents[1] / "represent.py"), "--list", str(self.folder / "list.json")]
        lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
        first, second, third = map(json.loads, lines)
        self.assertIn("x     (7, 4)  float32", first["fx"])
        self.assertIsNone(second["fx"])
        self.assertIn("there is no constant none", second["why"]["text"])
        self.assertEqual(FX_OF_TWO, third["fx"])


class PackTest(unittest.TestCase):
    def test_every_module_of_the_pack_can_be_built_and_computed_from_what_is_shown(self) -> None:
        for folder in sorted(PACK.glob("level*/*/")):
            with self.subTest(folder.name), torch.no_grad():
                made = forms.of(folder, "small")
                self.assertNotIn("why", made)
                self.assertNotRegex("".join(made.values()), "0x[0-9a-f]{4}|object at|<built-in|<function")
                one = task.load(folder / "model.py", yaml.safe_load((folder / "task.yaml").read_text())["sizes"]["small"])
                model, inputs = one.built(3), one.inputs(4)
                self.same(model(*inputs), self.rebuilt(made["fx"], one)(*inputs))
                fresh = one.built(3)
                kept: dict[str, torch.Tensor] = {**dict(fresh.named_parameters()), **dict(fresh.named_buffers())}
                self.same(model(*inputs), computed(made["onnx"], dict(zip(inspect.signature(model.forward).parameters, inputs)), kept))
                for name in kept:
                    self.assertIn(f"- `{name}`: ", made["text"])

    def rebuilt(self, text: str, one: task.Task) -> Rebuilt:
        """With the parameters of the module, and buffers as the table has them where nobody hands them over."""
        model = one.built(3)
        rebuilt = Rebuilt(text)
        rebuilt.load_state_dict(model.state_dict())
        self.assertEqual(sorted(set(dict(model.named_buffers())) - set(model.state_dict())), sorted(rebuilt.told))
        return rebuilt

    def same(self, expected: torch.Tensor, found: torch.Tensor) -> None:
        self.assertEqual((expected.shape, expected.dtype), (found.shape, found.dtype))
        self.assertTrue(torch.allclose(expected, found, rtol=1e-3, atol=1e-4 * max(1.0, float(expected.abs().max()))))


if __name__ == "__main__":
    unittest.main()
