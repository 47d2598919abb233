package assay.suites.parallel.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.suites.parallel.signature.Cpu;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.JsonNodeFactory;

class ProblemLoaderTest {
  @TempDir Path pack;

  @Test
  void readsEverythingAProblemSays() throws Exception {
    Path folder = PackFolder.problem(pack, "geometry/upper-hull", PackFolder.PROBLEM);
    Files.createDirectory(folder.resolve("oracles"));
    Path oracle = Files.writeString(folder.resolve("oracles/mpi+omp.cpp"), "");

    Problem problem = ProblemLoader.load(folder);

    assertThat(problem.id()).isEqualTo("geometry/upper-hull");
    assertThat(problem.type()).isEqualTo("geometry");
    assertThat(problem.name()).isEqualTo("upper-hull");
    assertThat(problem.title()).isEqualTo("Upper hull");
    assertThat(problem.text()).isEqualTo("Put the upper hull of the points into hull.\n");
    assertThat(Cpu.declaration(problem.signature()))
        .isEqualTo(
            "std::size_t upperHull(std::vector<Point> const& points, double scale,"
                + " std::vector<Point> &hull, size_t N)");
    assertThat(problem.where()).isEqualTo(Map.of("n", new Constraint.AtLeast(2)));
    assertThat(problem.sizes())
        .isEqualTo(new Sizes(List.of(Map.of("n", 2L), Map.of("n", 1023L)), Map.of("n", 65536L)));
    assertThat(problem.distributions()).containsExactly("uniform", "collinear");
    assertThat(problem.comparison())
        .isEqualTo(new Comparison.Verifier("strict vertices from left to right"));
    assertThat(problem.provided())
        .containsExactly(
            new Provided(
                "half",
                "inline double half(double x) { return x / 2; }",
                List.of("serial", "omp")));
    assertThat(problem.callLimit()).contains(Duration.ofMillis(2500));
    assertThat(problem.origin())
        .contains(new Origin("10_geometry_convex_hull", "Only the upper half."));
    assertThat(problem.mpi()).contains(Mpi.ROOT);
    assertThat(problem.gpu())
        .contains(new Gpu(Gpu.Form.HOST, Optional.empty(), Optional.of("size_t* hullSize")));
    assertThat(problem.oracles()).isEqualTo(Map.of("mpi+omp", oracle));
    assertThat(problem.folder()).isEqualTo(folder);
    assertThat(problem.source()).isEqualTo(folder.resolve("problem.cpp"));
  }

  @Test
  void keepsTheValuesOfExamples() throws Exception {
    Path folder = PackFolder.problem(pack, "geometry/upper-hull", PackFolder.PROBLEM);
    Example example = ProblemLoader.load(folder).examples().getFirst();
    assertThat(example.in()).containsOnlyKeys("points", "scale");
    assertThat(example.in()).containsEntry("scale", JsonNodeFactory.instance.numberNode(1.5));
    assertThat(example.out()).containsOnlyKeys("hull", "return");
    assertThat(example.out()).containsEntry("return", JsonNodeFactory.instance.numberNode(1L));
  }

  @Test
  void optionalPartsMayBeMissing() throws Exception {
    String yaml =
        """
        schema: 1
        title: Average
        text: Return the arithmetic mean of the values in x.
        examples: [{in: {x: [1, 8, 4, 5, 1]}, out: {return: 3.8}}]
        signature: {function: average, parameters: [x: {type: "f64[n]"}], returns: f64}
        sizes: {test: [{n: 1}], timed: {n: 1048576}}
        distributions: [uniform]
        compare: {norm: {tolerance: 1e-12}}
        """;
    Problem problem = ProblemLoader.load(PackFolder.problem(pack, "reduce/average", yaml));
    assertThat(problem.comparison()).isEqualTo(new Comparison.Norm(1e-12, "expected"));
    assertThat(problem.callLimit()).isEmpty();
    assertThat(problem.origin()).isEmpty();
    assertThat(problem.mpi()).isEmpty();
    assertThat(problem.gpu()).isEmpty();
    assertThat(problem.oracles()).isEmpty();
    assertThat(problem.provided()).isEmpty();
    assertThat(problem.where()).isEmpty();
  }

  @Test
  void aHelperIsForAllExecutionModelsUnlessItSaysOtherwise() throws Exception {
    String yaml = PackFolder.PROBLEM.replace("    for: [serial, omp]\n", "");
    Problem problem = ProblemLoader.load(PackFolder.problem(pack, "a/b", yaml));
    assertThat(problem.provided().getFirst().executionModels())
        .containsExactly("serial", "omp", "mpi", "mpi+omp", "kokkos", "cuda", "hip");
  }

  @Test
  void theHashFollowsWhatDefinesTheTask() throws Exception {
    Path folder = PackFolder.problem(pack, "a/b", PackFolder.PROBLEM);
    String hash = ProblemLoader.load(folder).hash();
    assertThat(hash).hasSize(64);

    Files.createDirectory(folder.resolve("oracles"));
    Files.writeString(folder.resolve("oracles/serial.cpp"), "// solution");
    assertThat(ProblemLoader.load(folder).hash()).isEqualTo(hash);

    Files.writeString(folder.resolve("problem.cpp"), "// another reference\n");
    String other = ProblemLoader.load(folder).hash();
    assertThat(other).isNotEqualTo(hash);

    Files.writeString(folder.resolve("problem.yaml"), PackFolder.PROBLEM + "# a remark\n");
    assertThat(ProblemLoader.load(folder).hash()).isNotIn(hash, other);
  }

  @Test
  void loadsAPackInOrder() throws Exception {
    Files.writeString(pack.resolve("pack.yaml"), PackFolder.PACK);
    PackFolder.problem(pack, "sort/b", PackFolder.PROBLEM);
    PackFolder.problem(pack, "sort/a", PackFolder.PROBLEM);
    PackFolder.problem(pack, "reduce/c", PackFolder.PROBLEM);
    Files.createDirectories(pack.resolve(".git/objects"));

    ProblemPack loaded = ProblemLoader.loadPack(pack);

    assertThat(loaded.pack().name()).isEqualTo("trial");
    assertThat(loaded.problems())
        .extracting(Problem::id)
        .containsExactly("reduce/c", "sort/a", "sort/b");
  }

  @Test
  void reportsTheErrorsOfAllProblemsOfAPack() throws Exception {
    Files.writeString(pack.resolve("pack.yaml"), PackFolder.PACK);
    Path first =
        PackFolder.problem(pack, "sort/a", PackFolder.PROBLEM.replace("title: ", "titel: "));
    Path second =
        PackFolder.problem(pack, "sort/b", PackFolder.PROBLEM.replace("{n: 2}", "{m: 2}"));
    Path third = Files.createDirectories(pack.resolve("sort/C"));

    assertThatThrownBy(() -> ProblemLoader.loadPack(pack))
        .hasMessage(
            """
            %3$s: expected a folder name of lower-case letters, digits, hyphens and underscores
            %3$s/problem.yaml: expected this file, found nothing
            %1$s/problem.yaml:1: title: expected a title in one line, found nothing
            %1$s/problem.yaml:2: titel: expected one of schema, title, text, examples, signature, \
            where, sizes, distributions, compare, provided, limits, origin, mpi, gpu; \
            did you mean 'title'?
            %2$s/problem.yaml:19: sizes.test[0].m: expected a size of the signature (n), found 'm'
            %2$s/problem.yaml:19: sizes.test[0].n: expected a value for this size, found nothing"""
                .formatted(first, second, third));
  }

  @Test
  void aPackMustHaveProblemsForThisSuite() throws Exception {
    Path file = Files.writeString(pack.resolve("pack.yaml"), PackFolder.PACK);
    assertThatThrownBy(() -> ProblemLoader.loadPack(pack))
        .hasMessage(pack + ": expected problems in <type>/<problem>/problem.yaml");
    Files.writeString(file, PackFolder.PACK.replace("parallel", "kernels"));
    assertThatThrownBy(() -> ProblemLoader.loadPack(pack))
        .hasMessage(file + ":4: suite: expected parallel, found 'kernels'");
  }
}
