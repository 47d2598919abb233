package assay.suites.parallel;

import assay.judge.Case;
import assay.judge.Team;
import assay.lane.Lane;
import assay.sandbox.Confinement;
import assay.sandbox.Exit;
import assay.sandbox.Mount;
import assay.sandbox.Sandbox;
import assay.sandbox.Scratch;
import assay.statistics.Effort;
import assay.suite.Product;
import assay.suites.parallel.profile.CallgrindCounts;
import assay.suites.parallel.profile.PerfCounts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where a correct candidate spends its time: built once more, with the lines of its source, it is
 * called on an input for practice while its instructions are counted.
 */
final class Profiling {
  private static final int MOST_CORES = 4;
  private static final int MOST_FILES = 64;
  private static final int MOST_BYTES = 8 << 20;

  /** So many calls more, and what they add is what a call costs. */
  private static final int FURTHER_CALLS = 16;

  private final Workshop workshop;
  private final ProfilingTools tools;
  private final Unjudged unjudged;
  private final Sandbox sandbox;
  private final Path scratch;

  Profiling(Workshop workshop, ProfilingTools tools, Sandbox sandbox, Path scratch) {
    this.workshop = workshop;
    this.tools = tools;
    this.unjudged = new Unjudged(workshop, sandbox, scratch);
    this.sandbox = sandbox;
    this.scratch = scratch;
  }

  /** What can be told. */
  Optional<String> of(ParallelTask task, String candidate, Lane lane)
      throws IOException, InterruptedException {
    if (tools.lacks(task.model()).isPresent()) {
      return Optional.empty();
    }
    int cores = Math.min(MOST_CORES, lane.cores().size());
    Team team = task.model().teams(cores, Effort.QUICK.teams()).getLast();
    Instrumentation with =
        Instrumentation.counted(
            task.model(), workshop.toolchain(), team, tools.valgrind().isPresent());
    return switch (unjudged.built(task, candidate, with, lane)) {
      case Product.Refused _ -> Optional.empty();
      case Product.Ready ready -> {
        try (ready) {
          List<String> parts = new ArrayList<>();
          counted(task, ready.program(), with, lane).ifPresent(parts::add);
          simulated(task, candidate, ready.program(), with, lane).ifPresent(parts::add);
          yield parts.isEmpty()
              ? Optional.empty()
              : Optional.of(
                  "A call on an input made for practice, by "
                      + team.name()
                      + ":\n"
                      + String.join("\n\n", parts));
        }
      }
    };
  }

  /** The plainest, and of these the largest. */
  private static List<Case> cases(ParallelTask task, int calls) {
    return Collections.nCopies(calls, task.practice().getLast());
  }

  /** By the processor, which cannot tell a call from what comes before it. */
  private Optional<String> counted(ParallelTask task, Path program, Instrumentation with, Lane lane)
      throws IOException, InterruptedException {
    if (tools.perf().isEmpty()) {
      return Optional.empty();
    }
    PerfCounts one = counted(task, 1, program, with, lane);
    PerfCounts each =
        counted(task, 1 + FURTHER_CALLS, program, with, lane).since(one, FURTHER_CALLS);
    return each.isUsable() ? Optional.of(each.text()) : Optional.empty();
  }

  /** From outside: nothing in a sandbox may open a counter. */
  private PerfCounts counted(
      ParallelTask task, int calls, Path program, Instrumentation with, Lane lane)
      throws IOException, InterruptedException {
    try (Scratch folder = Scratch.in(scratch, "perf-")) {
      Confinement confinement =
          unjudged.on(cases(task, calls), task, program, with, List.of(), folder.path(), lane);
      Path counts = folder.path().resolve("counts");
      List<String> perf =
          List.of(
              tools.perf().orElseThrow().toString(),
              "stat",
              "-x,",
              "-o",
              counts.toString(),
              "-e",
              String.join(",", PerfCounts.EVENTS),
              "--");
      boolean ran = sandbox.startedBy(perf).run(confinement).exit().equals(new Exit.Exited(0));
      return PerfCounts.read(ran && Files.exists(counts) ? text(counts) : "");
    }
  }

  /** By callgrind. The first call is not counted, in which libraries make their threads. */
  private Optional<String> simulated(
      ParallelTask task, String candidate, Path program, Instrumentation with, Lane lane)
      throws IOException, InterruptedException {
    if (tools.valgrind().isEmpty()) {
      return Optional.empty();
    }
    List<String> words =
        List.of(
            tools.valgrind().get().toString(),
            "--tool=callgrind",
            "--instr-atstart=no",
            "--cache-sim=yes",
            "--branch-sim=yes",
            "--compress-strings=no",
            "--compress-pos=no",
            "--callgrind-out-file=" + Sandbox.WORK.resolve("counts.%p"));
    try (Scratch folder = Scratch.in(scratch, "callgrind-")) {
      Path work = sandbox.workFolder(folder.path(), Unjudged.slot(lane));
      Confinement confinement =
          unjudged
              .on(cases(task, 2), task, program, with, words, folder.path(), lane)
              .writing(new Mount(work, Sandbox.WORK));
      if (!sandbox.run(confinement).exit().equals(new Exit.Exited(0))) {
        return Optional.empty();
      }
      CallgrindCounts counts = new CallgrindCounts(ParallelSuite.FILE);
      for (Path file : files(work)) {
        counts.add(text(file));
      }
      return counts.isEmpty() ? Optional.empty() : Optional.of(counts.text(candidate));
    }
  }

  /** The candidate could write there, too: a link to something of ours is not followed. */
  private static List<Path> files(Path work) throws IOException {
    try (Stream<Path> found = Files.list(work)) {
      return found
          .filter(one -> Files.isRegularFile(one, LinkOption.NOFOLLOW_LINKS))
          .limit(MOST_FILES)
          .toList();
    }
  }

  private static String text(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
      return new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
    }
  }
}
