package assay.suites.parallel;

import assay.build.BuildCache;
import assay.judge.CandidateJudge;
import assay.judge.JudgeRequest;
import assay.judge.Program;
import assay.lane.Lane;
import assay.pack.PackException;
import assay.redteam.Weakness;
import assay.sandbox.Cgroups;
import assay.sandbox.Confinement;
import assay.sandbox.Filter;
import assay.sandbox.Limits;
import assay.sandbox.Mount;
import assay.sandbox.Output;
import assay.sandbox.Sandbox;
import assay.sandbox.Scratch;
import assay.statistics.Effort;
import assay.suite.Product;
import assay.task.Task;
import assay.verdict.Build;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Judges with one defence taken away and everything else as the product has it. */
final class Weakened {
  private static final Limits NO_LIMITS =
      new Limits(Duration.ofMinutes(5), 0, 0, 0, 0, 0, 0, 64, 4096);

  private static final Set<Weakness> UNFILTERED =
      EnumSet.of(Weakness.UNFILTERED, Weakness.UNSTOPPABLE, Weakness.UNCONFINED);

  /** Large enough for the clock, small enough for batches of an attack that takes no time. */
  private static final long TIMED_SIZE = 1_048_576;

  /** An attack gains so much that one pair of processes shows it. */
  private static final Effort EFFORT = new Effort("weakened", 1, 1, 3, 10, 0.5, 5, false);

  private final Arena arena;
  private final Toolchain toolchain;
  private final BuildCache cache;
  private final Workshop product;
  private final Workshop weakened;
  private final NaiveHarness naive;

  Weakened(Arena arena) throws IOException, InterruptedException {
    this.arena = arena;
    this.toolchain = Toolchain.find();
    this.cache = new BuildCache(arena.cache);
    this.product = new Workshop(Arena.HOME, cache, toolchain, List.of());
    this.weakened = new Workshop(Arena.HOME, cache, toolchain, List.of("-DASSAY_WEAKENED"));
    this.naive = new NaiveHarness(arena, weakened, toolchain);
  }

  Seen seen(Weakness weakness, Task task, String text)
      throws IOException, InterruptedException, PackException {
    return switch (weakness) {
      case NAIVE_OUTPUT -> naive.byOutput(task, text);
      case NAIVE_EXIT -> naive.byExit(task, text);
      default -> Seen.of(verdict(weakness, task, text));
    };
  }

  private Verdict verdict(Weakness weakness, Task task, String text)
      throws IOException, InterruptedException, PackException {
    Sandbox sandbox = sandbox(weakness);
    ParallelSuite suite = arena.suite(sandbox);
    Product built =
        weakness == Weakness.UNLIMITED
            ? withoutLimits(suite, task, text)
            : arena.build(suite, task, Arena.candidate(text));
    return switch (built) {
      case Product.Refused(Verdict verdict) -> verdict;
      case Product.Ready ready -> {
        try (ready;
            Scratch folder = Scratch.in(arena.scratch(), "weakened-");
            Lane lane = arena.lanes.lease(suite.lane(task, EFFORT))) {
          JudgeRequest request = suite.request(task, ready, lane, EFFORT);
          yield new CandidateJudge(sandbox, arena.scratch())
              .judge(worse(request, weakness, task, folder.path()))
              .withBuild(ready.build());
        }
      }
    };
  }

  private Sandbox sandbox(Weakness weakness) throws IOException, InterruptedException {
    return switch (weakness) {
      case UNFILTERED, UNSTOPPABLE -> arena.signals;
      case UNCONFINED -> Sandbox.with(arena.natives.launcher(), openWorld(), Cgroups.none());
      case EXCUSED_START -> Sandbox.with(weakLauncher(), Arena.BUBBLEWRAP, Cgroups.none());
      default -> arena.sandbox;
    };
  }

  private Path weakLauncher() throws IOException, InterruptedException {
    try (Stream<Path> files = Files.list(Arena.HOME.resolve("native/launcher"))) {
      return arena.natives.program(
          "launcher", files.sorted().toList(), List.of("-DASSAY_WEAKENED"));
    }
  }

  /** A bubblewrap that leaves out every wall and lets the folders of this machine in. */
  private Path openWorld() throws IOException {
    String script =
        """
        #!/bin/bash
        words=()
        while [ "$1" != -- ]; do
          case "$1" in
            --unshare-user) words+=("$1") ;;
            --unshare-*|--disable-userns|--as-pid-1|--new-session) ;;
            --hostname|--proc|--dev|--tmpfs|--size|--remount-ro) shift ;;
            *) words+=("$1") ;;
          esac
          shift
        done
        for folder in /etc /tmp /var /proc '%s'; do words+=(--bind "$folder" "$folder"); done
        exec '%s' "${words[@]}" --dev-bind /dev /dev "$@"
        """
            .formatted(arena.installation(), Arena.BUBBLEWRAP);
    return Arena.executable(arena.cache.resolve("open-world"), script);
  }

  private JudgeRequest worse(JudgeRequest request, Weakness weakness, Task task, Path folder)
      throws IOException, InterruptedException {
    boolean edited = weakness.part() == Weakness.Part.JUDGE || weakness == Weakness.UNSTOPPABLE;
    ParallelTask one = arena.suite.of(task);
    Workshop workshop = edited ? weakened : product;
    Path judge = Ground.of(one.model(), workshop, cache).judge(one.problem());
    JudgeRequest worse =
        new JudgeRequest(
            List.of(editing(judge, edit(weakness), folder).toString()),
            Program.of(workshop.judge(one.problem()).resolve(Workshop.REFERENCE)),
            request.candidate(),
            request.cases(),
            request.timed(),
            request.teams(),
            request.mpi(),
            UNFILTERED.contains(weakness) ? Filter.NONE : request.filter(),
            request.mustBeParallel() && weakness != Weakness.PARALLEL_BY_NAME,
            request.callLimit(),
            request.lane(),
            request.effort());
    boolean shorter = edited && request.timed().sizes().getFirst() > TIMED_SIZE;
    return shorter ? Arena.timedOn(worse, TIMED_SIZE) : worse;
  }

  /** What is to be changed in the judge's job, as sed says it. */
  private static String edit(Weakness weakness) {
    return switch (weakness) {
      case SHARED_OUTPUT -> "/^argument --stdout$/,+1d";
      case UNSTOPPABLE -> "$a weaken " + Weakness.OWN_FAULT.label();
      case UNLIMITED -> "/^argument --\\(address\\|data\\|file\\)-mb$/,+1d";
      default -> weakness.part() == Weakness.Part.JUDGE ? "$a weaken " + weakness.label() : "";
    };
  }

  /** A judge that edits its job before it reads it. */
  private static Path editing(Path judge, String edit, Path folder) throws IOException {
    String script =
        """
        #!/bin/sh
        sed '%s' "$1" > "$1.edited" && exec '%s' "$1.edited"
        """
            .formatted(edit, judge);
    return Arena.executable(folder.resolve("judge"), script);
  }

  private Product withoutLimits(ParallelSuite suite, Task task, String text)
      throws IOException, InterruptedException {
    ParallelTask one = suite.of(task);
    Scratch folder = Scratch.in(arena.scratch(), "unlimited-");
    Files.setPosixFilePermissions(folder.path(), PosixFilePermissions.fromString("rwxr-xr-x"));
    Path work = arena.sandbox.workFolder(folder.path(), 0);
    Files.writeString(work.resolve(ParallelSuite.FILE), Compilation.text(one, text));
    Confinement compilation =
        Confinement.of(
                toolchain.compiler(one.model()).call(Compilation.arguments(toolchain, one.model())),
                Filter.BUILD,
                NO_LIMITS,
                Output.in(folder.path()))
            .reading(Compilation.mounts(product, one).toArray(Mount[]::new))
            .writing(new Mount(work, Sandbox.WORK))
            .withEnvironment(Map.of("PATH", "/usr/bin", "TMPDIR", "/tmp"));
    arena.sandbox.run(compilation);
    Path program = folder.path().resolve("program");
    Files.copy(work.resolve("program"), program);
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
    return new Product.Ready(folder, program, new Build(0, ""));
  }
}
