package assay.suites.parallel.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.pack.Document;
import assay.pack.PackException;
import assay.pack.Place;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BrokenProblemTest {
  @TempDir Path pack;

  /** A piece of the sound problem, what it is replaced by, and the complaint. */
  record Case(Place place) {
    String apply(String yaml) {
      String broken = replace(yaml, place);
      return place.find("also").map(also -> replace(broken, also)).orElse(broken);
    }

    private static String replace(String yaml, Place place) {
      assertThat(yaml).containsOnlyOnce(place.entry("sound").text());
      return yaml.replace(place.entry("sound").text(), place.entry("broken").text());
    }

    @Override
    public String toString() {
      return place.entry("says").text();
    }
  }

  static List<Case> cases() throws Exception {
    URL resource = Objects.requireNonNull(BrokenProblemTest.class.getResource("broken.yaml"));
    return Document.read(Path.of(resource.toURI())).top().items().stream().map(Case::new).toList();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void saysFileLineFieldAndWhatWasExpected(Case one) throws Exception {
    Path folder = PackFolder.problem(pack, "geometry/upper-hull", one.apply(PackFolder.PROBLEM));
    String file = folder.resolve("problem.yaml") + ":";
    assertThatThrownBy(() -> ProblemLoader.load(folder))
        .isInstanceOf(PackException.class)
        .hasMessage(file + one.toString().replace("\n@", "\n" + file));
  }

  @Test
  void theSourceMustBeThere() throws Exception {
    Path folder = PackFolder.problem(pack, "geometry/upper-hull", PackFolder.PROBLEM);
    Files.delete(folder.resolve("problem.cpp"));
    assertThatThrownBy(() -> ProblemLoader.load(folder))
        .hasMessage(folder.resolve("problem.cpp") + ": expected this file, found nothing");
  }

  @Test
  void oraclesAreNamedAfterExecutionModels() throws Exception {
    Path folder = PackFolder.problem(pack, "geometry/upper-hull", PackFolder.PROBLEM);
    Files.createDirectory(folder.resolve("oracles"));
    Path oracle = Files.writeString(folder.resolve("oracles/kokos.cpp"), "");
    assertThatThrownBy(() -> ProblemLoader.load(folder))
        .hasMessage(
            oracle
                + ": expected an oracle called serial.cpp, omp.cpp, mpi.cpp, mpi+omp.cpp,"
                + " kokkos.cpp, cuda.cu, hip.hip; did you mean 'kokkos.cpp'?");
  }

  @Test
  void everythingWrongIsReportedAtOnce() throws Exception {
    String yaml =
        PackFolder.PROBLEM
            .replace("scale: 1.5", "scale: wide")
            .replace("timed: {n: 65536}", "timed: {n: 1}")
            .replace("name: half", "name: int");
    Path folder = PackFolder.problem(pack, "geometry/upper-hull", yaml);
    assertThatThrownBy(() -> ProblemLoader.load(folder))
        .hasMessage(
            """
            %1$s:6: examples[0].in.scale: expected a number, found 'wide'
            %1$s:20: sizes.timed.n: expected >= 2, found 1
            %1$s:24: provided[0].name: expected a name, found the C++ keyword 'int'"""
                .formatted(folder.resolve("problem.yaml")));
  }
}
