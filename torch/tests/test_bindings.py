"""Functions that our own bindings give to Python behave as those that pybind11 gives."""

from __future__ import annotations

import decimal
import subprocess
import sysconfig
import tempfile
import types
import unittest
import warnings
from pathlib import Path
from typing import Any, Callable

import numpy
import torch
from torch.utils.cpp_extension import include_paths

from assay_torch.extensions import MODULE, module

NATIVE = Path(__file__).parents[2] / "native/torch"

TEXT = """
using torch::Tensor;
Tensor positive(Tensor x) { return x.clamp_min(0); }
Tensor scaled(const Tensor& x, double by) { return x * by; }
Tensor shifted(Tensor& x, float by) { return x + by; }
int64_t twice(int64_t n) { return 2 * n; }
int same(int n) { return n; }
std::uint8_t little(std::uint8_t n) { return n; }
bool other(bool b) { return !b; }
std::string loud(std::string s) { return s + "!"; }
std::vector<Tensor> both(std::vector<Tensor> xs) { return {xs.at(0), xs.at(1)}; }
std::tuple<Tensor, int64_t> counted(Tensor x) { return {x, x.numel()}; }
std::vector<int64_t> sizes(at::IntArrayRef d) { return d.vec(); }
Tensor perhaps(Tensor x, c10::optional<Tensor> y) { return y ? x + *y : x; }
void nothing(Tensor x) {}
Tensor none() { return Tensor(); }
Tensor refused(Tensor x) { TORCH_CHECK(false, "no"); return x; }
int64_t far(int64_t n) { throw std::out_of_range("far out"); }
"""
NAMES = "positive scaled shifted twice same little other loud both counted sizes perhaps nothing none refused far".split()

OWN = "static PyMethodDef methods[] = {" + "".join(f'assay_binding::method<&{name}>("{name}"), ' for name in NAMES) + "{nullptr, nullptr, 0, nullptr}};\nASSAY_MODULE(methods)\n"
PYBIND = "PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {" + "".join(f'm.def("{name}", &{name});' for name in NAMES) + "}\n"

X = torch.tensor([-1.0, 2.0])
VALUES = [X, torch.nn.Parameter(X), 3, -3, 2.5, True, None, "hi", b"hi", "é", [X, X], (X, X), [X], [1, 2], (1, 2), [1, 2.5], [], {}, 2**40, -(2**70)]
VALUES += [torch.tensor(3), torch.tensor(2.5), numpy.int32(7), numpy.float32(1.5), numpy.bool_(True), decimal.Decimal(3), object()]


def outcome(function: Callable[..., Any], arguments: tuple[Any, ...]) -> str:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return repr(function(*arguments))
        except (TypeError, RuntimeError, ValueError, IndexError) as problem:
            return type(problem).__name__


class BindingsTest(unittest.TestCase):
    def compiled(self, folder: Path, kind: str, text: str) -> types.ModuleType:
        source, library = folder / f"{kind}.cpp", folder / f"{kind}.so"
        source.write_text("#include <torch/extension.h>\n" + text)
        place = f"{torch.__path__[0]}/lib"
        words = ["g++", "-std=c++17", "-O0", "-w", "-fPIC", "-shared", f"-DTORCH_EXTENSION_NAME={MODULE}", f"-I{NATIVE}/include/{kind}"]
        words += [f"-I{one}" for one in [*include_paths(), sysconfig.get_paths()["include"]]]
        words += [str(source), str(NATIVE / "tensors.cpp"), "-o", str(library), f"-L{place}", f"-Wl,-rpath,{place}", "-ltorch_python", "-ltorch", "-ltorch_cpu", "-lc10"]
        subprocess.run(words, check=True)
        return module(library)

    def test_they_take_and_give_and_refuse_the_same(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            own = self.compiled(Path(folder), "plain", TEXT + OWN)
            bound = self.compiled(Path(folder), "pybind", TEXT + PYBIND)
            arguments: list[tuple[Any, ...]] = [(), *((one,) for one in VALUES), *((one, two) for one in VALUES for two in VALUES)]
            accepted = 0
            for name in NAMES:
                for given in arguments:
                    if name == "sizes" and any(isinstance(one, (list, tuple)) and one and one[0] is X for one in given):
                        continue  # both refuse, in other words
                    with self.subTest(name=name, given=given):
                        expected = outcome(getattr(bound, name), given)
                        self.assertEqual(expected, outcome(getattr(own, name), given))
                        accepted += not expected.endswith("Error")
            self.assertGreater(accepted, 100)


if __name__ == "__main__":
    unittest.main()
