import ast
import json
import random
import tempfile
import unittest
from pathlib import Path

import torch
import yaml

from assay_torch import certify, task
from assay_torch.recipe import generation, plan, text
from assay_torch.recipe.followers import FOLLOWERS, Drawing
from assay_torch.recipe.mains import MAINS

PACK = Path(__file__).resolve().parents[2] / "packs/kernels"


def planned(main: str, *operators: str) -> plan.Plan:
    """A module of these operators, whatever the rules say."""
    chance = random.Random(5)
    first = MAINS[main](chance)
    at = Drawing(chance, first.shape)
    steps = []
    for operator in operators:
        step, at.shape = FOLLOWERS[operator].put(at, operator, FOLLOWERS[operator].title)
        steps.append(step)
    return plan.Plan(first, tuple(steps), 1)


def follow(main: str, *operators: str) -> set[str]:
    """What the rules let follow these operators."""
    chance = random.Random(5)
    at = Drawing(chance, MAINS[main](chance).shape)
    for operator in operators:
        _, at.shape = FOLLOWERS[operator].put(at, operator, FOLLOWERS[operator].title)
    return {name for name, one in FOLLOWERS.items() if one.fits(at.shape)}


class RecipeTest(unittest.TestCase):
    def drawn(self, count: int, seed: int = 11) -> list[plan.Plan]:
        chance = random.Random(seed)
        return [plan.drawn(chance) for _ in range(count)]

    def test_a_seed_decides_everything(self) -> None:
        texts = [text.model(one) + text.description(one) for one in self.drawn(50)]
        self.assertEqual(texts, [text.model(one) + text.description(one) for one in self.drawn(50)])
        self.assertNotEqual(texts, [text.model(one) + text.description(one) for one in self.drawn(50, seed=12)])

    def test_every_operator_of_the_paper_is_drawn_and_none_but_dropout_is_missing(self) -> None:
        many = self.drawn(1500)
        self.assertEqual({2, 3, 4, 5}, {len(one.steps) for one in many})
        self.assertEqual(set(MAINS), {one.operators[0] for one in many})
        self.assertEqual(set(FOLLOWERS), {operator for one in many for operator in one.operators[1:]})
        self.assertEqual(30, len(FOLLOWERS))

    def test_what_the_rules_allow_fits_together(self) -> None:
        with tempfile.TemporaryDirectory() as folder, torch.no_grad():
            for one in self.drawn(200):
                file = Path(folder) / "model.py"
                file.write_text(text.model(one))
                loaded = task.load(file, text.small(one))
                output = loaded.built(1)(*loaded.inputs(2))
                self.assertEqual(one.main.shape.sides + 2, output.dim(), one.title)
                self.assertEqual(loaded.inputs(2)[0].shape[0], output.shape[0], one.title)

    def test_nothing_follows_that_would_leave_a_constant(self) -> None:
        sums = {"sum", "mean", "logsumexp"}
        self.assertFalse(follow("matmul", "softmax") & sums)
        self.assertFalse(follow("matmul", "softmax", "scale") & sums)
        self.assertTrue(sums <= follow("matmul", "softmax", "tanh"))
        self.assertFalse(follow("convolution", "instance norm") & {"global average pool"})
        self.assertFalse(follow("bmm", "instance norm", "divide") & {"global average pool"})
        self.assertTrue({"global average pool"} <= follow("convolution", "instance norm", "gelu"))
        for reduced in ("sum", "mean", "max", "min", "logsumexp"):
            self.assertFalse(follow("matmul", reduced) & {"softmax", "layer norm", "group norm", "instance norm", "max pool", reduced}, reduced)
        self.assertFalse(follow("3d convolution", "global average pool") & {"instance norm", "group norm", "max pool", "average pool", "global average pool"})

    def test_nothing_follows_that_would_do_nothing(self) -> None:
        for positive in ("relu", "sigmoid", "softmax"):
            self.assertFalse(follow("matmul", positive) & {"relu", "leaky relu"}, positive)
        self.assertNotIn("softmax", follow("matmul", "softmax"))
        self.assertNotIn("residual add", follow("convolution", "max pool"))

    def test_a_pair_that_the_rules_allow_is_the_same_for_all_inputs_only_where_no_certificate_holds(self) -> None:
        constant: list[str] = []
        with tempfile.TemporaryDirectory() as folder, torch.no_grad():
            for first in FOLLOWERS:
                for second in sorted(follow("bmm", first) if first in follow("bmm") else set()):
                    one = planned("bmm", first, second)
                    file = Path(folder) / "model.py"
                    file.write_text(text.model(one))
                    loaded = task.load(file, text.small(one))
                    model = loaded.built(1)
                    outputs = [model(*loaded.inputs(seed)) for seed in range(8)]
                    if all(torch.allclose(outputs[0], other, rtol=1e-4, atol=1e-6) for other in outputs[1:]):
                        self.assertTrue(generation.write(one, Path(folder) / one.name / "some"), one.title)
                        constant.append(one.title)
        self.assertLess(len(constant), 5, constant)

    def test_modules_are_written_as_those_of_the_pack(self) -> None:
        for one in self.drawn(60):
            tree = ast.parse(text.model(one))
            kinds = [type(statement) for statement in tree.body]
            first = kinds.index(ast.Assign)
            self.assertTrue(all(kind in (ast.Import, ast.ImportFrom) for kind in kinds[:first]))
            last = len(kinds) - 3
            self.assertTrue(all(kind is ast.Assign for kind in kinds[first:last]))
            model, inputs, initial = tree.body[last:]
            assert isinstance(model, ast.ClassDef) and isinstance(inputs, ast.FunctionDef) and isinstance(initial, ast.FunctionDef)
            self.assertEqual(("Model", "get_inputs", "get_init_inputs"), (model.name, inputs.name, initial.name))
            self.assertTrue((ast.get_docstring(model) or "").endswith("."))
            for method in (part for part in model.body if isinstance(part, ast.FunctionDef)):
                self.assertTrue(all(argument.annotation for argument in method.args.args[1:]), one.title)
                known = {argument.arg for argument in method.args.args} | {"torch", "nn", "F", "super", "original", "float", "int", "tuple"}
                used = {node.id for node in ast.walk(method) if isinstance(node, ast.Name)}
                self.assertEqual(set(), used - known, f"{one.title} uses what it was not handed")
            described = yaml.safe_load(text.description(one))
            constants = {target.id for part in tree.body[first:last] if isinstance(part, ast.Assign) for target in part.targets if isinstance(target, ast.Name)}
            self.assertEqual(last - first, len(constants), f"{one.title} has a constant twice")
            self.assertTrue(set(described["sizes"]["small"]) | set(described["sizes"]["large"]) <= constants)
            self.assertEqual(list(one.operators), described["operators"])


class GenerationTest(unittest.TestCase):
    def found(self, main: str, *operators: str) -> list[str]:
        with tempfile.TemporaryDirectory() as folder:
            return generation.write(planned(main, *operators), Path(folder) / "level2" / "001-some")

    def test_what_tells_nothing_of_work_is_complained_about(self) -> None:
        self.assertIn("zeros would be right", " ".join(self.found("matmul", "min", "relu")))
        self.assertIn("zeros would be right", " ".join(self.found("bmm", "relu", "min")))

    def test_an_operator_that_could_be_left_out_is_complained_about(self) -> None:
        self.assertEqual(["relu could be left out", "relu could be left out"], self.found("matmul", "relu", "relu"))
        self.assertIn("bias add could be left out", self.found("convolution", "bias add", "batch norm"))
        self.assertEqual([], self.found("matmul", "relu", "bias add"))

    def test_a_pack_is_certified_and_the_same_again(self) -> None:
        with tempfile.TemporaryDirectory() as temporary:
            packs = [Path(temporary) / name for name in ("one", "again")]
            known = {plan.same(yaml.safe_load(file.read_text())["operators"]) for file in PACK.glob("level2/*/task.yaml")}
            for folder in packs:
                made = generation.Generation(3, folder, PACK)
                names = [made.next()[0] for _ in range(3)]
            folders = [packs[0] / name for name in names]
            self.assertEqual(["001", "002", "003"], [folder.name[:3] for folder in folders])
            certificate = json.loads((packs[0] / generation.CERTIFICATE).read_text())
            self.assertEqual({name: certify.fingerprint(packs[1] / name) for name in names}, certificate["held"])
            operators = [plan.same(yaml.safe_load((folder / "task.yaml").read_text())["operators"]) for folder in folders]
            self.assertEqual(3, len(set(operators)))
            self.assertFalse(known & set(operators))

    def test_no_module_is_made_again(self) -> None:
        with tempfile.TemporaryDirectory() as temporary:
            first = generation.Generation(3, Path(temporary) / "first", PACK)
            name, _ = first.next()
            other = generation.Generation(3, Path(temporary) / "other", Path(temporary) / "first")
            self.assertNotEqual(name, other.next()[0])


if __name__ == "__main__":
    unittest.main()
