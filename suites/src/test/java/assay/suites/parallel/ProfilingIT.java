package assay.suites.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.build.BuildCache;
import assay.lane.Lane;
import assay.lane.Lanes;
import assay.machine.Machine;
import assay.statistics.Effort;
import assay.task.Candidate;
import assay.task.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Profiles of real candidates by callgrind, left out where it is missing, and by a fake perf. */
class ProfilingIT {
  private static Court court;

  @TempDir private Path folder;

  @BeforeAll
  static void open() throws Exception {
    court = Court.open();
  }

  private static void requireValgrind() throws Exception {
    assumeTrue(ProfilingTools.find().valgrind().isPresent(), "apt install valgrind");
  }

  private static Optional<String> profile(String id, String code) throws Exception {
    Task task = court.task(id);
    assumeTrue(task.skipped().isEmpty(), () -> task.skipped().orElseThrow());
    return court.judging().profile(court.suite(), task, Candidate.of(ParallelSuite.FILE, code));
  }

  @Test
  void theLineThatCostsMostComesFirst() throws Exception {
    requireValgrind();
    String text =
        profile(
                "reduce/average/serial",
                """
                double average(std::vector<double> const& x) {
                  double sum = 0;
                  for (int again = 0; again < 9; ++again)
                    for (volatile double value : x) sum += value;
                  return sum / 9 / x.size();
                }
                """)
            .orElseThrow();
    List<String> lines = text.lines().toList();
    assertThat(lines.get(0)).isEqualTo("A call on an input made for practice, by n=1:");
    assertThat(text).containsPattern("function .*\\naverage\\(std::vector<double");
    assertThat(text)
        .containsPattern("line of candidate.cpp .*\\n4: for \\(volatile double value : x\\) sum");
    assertThat(lines).hasSizeLessThan(41).noneMatch(line -> line.contains(Court.PLACE.toString()));
  }

  @Test
  void threadsAreCountedTogether() throws Exception {
    requireValgrind();
    String id = "reduce/average/omp";
    String text = profile(id, court.oracle(court.task(id))).orElseThrow();
    assertThat(text).contains("instructions", "candidate.cpp");
    assertThat(text).containsPattern("average\\(.*_omp_fn");
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "reduce/average/mpi",
        "reduce/average/mpi+omp",
        "reduce/average/kokkos",
        "sort/structs-by-key/omp",
        "geometry/convex-hull/serial"
      })
  void othersHaveOneToo(String id) throws Exception {
    requireValgrind();
    String text = profile(id, court.oracle(court.task(id))).orElseThrow();
    assertThat(text).containsPattern("function +instructions .*\\n\\S.* [0-9,]+ ");
    // All of its work is inlined from a header, which is no line of the candidate's.
    if (!id.equals("reduce/average/mpi")) {
      assertThat(text).contains("line of candidate.cpp");
    }
  }

  /** What it prints and writes beside the counts can be no more than noise. */
  @Test
  void aCandidateThatLeavesLinksTellsNothingOfOurs() throws Exception {
    requireValgrind();
    Path secret =
        Files.writeString(folder.resolve("secret"), "events: Ir\nfn=secret\n1 99999999\n");
    String text =
        profile(
                "reduce/average/serial",
                """
                extern "C" int symlink(const char*, const char*);
                double average(std::vector<double> const& x) {
                  symlink("%s", "counts.1");
                  return std::accumulate(x.begin(), x.end(), 0.0) / x.size();
                }
                """
                    .formatted(secret))
            .orElseThrow();
    assertThat(text).contains("average(").doesNotContain("secret ");
  }

  /** Counts a million instructions for each start, and as many for each kilobyte of inputs. */
  @Test
  void perfIsAskedFromOutside() throws Exception {
    Path perf =
        script(
            """
            out=/dev/stderr
            while [ "$1" != -- ]; do [ "$1" = -o ] && out=$2; shift; done
            shift
            "$@"
            status=$?
            inputs=$(dirname "$out")/inputs
            size=$([ -e "$inputs" ] && stat -c %s "$inputs" || echo 0)
            echo "$((1000000 + size)),,instructions:u,1,100.00,," > "$out"
            echo "$((500000 + size / 2)),,cycles:u,1,100.00,," >> "$out"
            exit $status
            """);
    ProfilingTools tools = ProfilingTools.in(folder, folder.resolve("no-header"));
    assertThat(tools).isEqualTo(new ProfilingTools(Optional.of(perf), Optional.empty()));
    Workshop workshop =
        new Workshop(
            Court.HOME, new BuildCache(Court.PLACE.resolve("cache")), Toolchain.find(), List.of());
    Profiling profiling =
        new Profiling(workshop, tools, court.sandbox(), Court.PLACE.resolve("scratch"));
    Task task = court.task("reduce/average/serial");
    Lanes lanes = new Lanes(Machine.read().cores());
    try (Lane lane = lanes.lease(court.suite().lane(task, Effort.QUICK))) {
      assertThat(profiling.of(court.suite().of(task), court.oracle(task), lane).orElseThrow())
          .matches(
              "A call on an input made for practice, by n=1:\\n8\\d\\d,\\d{3} instructions; 4\\d\\d,\\d{3} cycles, 2.00 instructions each");
    }
  }

  @Test
  void withoutToolsTheRemedyIsNamed() throws Exception {
    script("echo '<not supported>,,instructions:u,0,100.00,,' >&2");
    ProfilingTools tools = ProfilingTools.in(folder, folder.resolve("no-header"));
    assertThat(tools).isEqualTo(new ProfilingTools(Optional.empty(), Optional.empty()));
    assertThat(tools.lacks(ExecutionModel.OMP).orElseThrow()).contains("apt install valgrind");
    assertThat(tools.lacks(ExecutionModel.CUDA).orElseThrow()).doesNotContain("apt");
  }

  private Path script(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("perf"), "#!/bin/sh\n" + text);
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
