package assay.cli;

import assay.model.ModelException;
import assay.models.control.Static;
import assay.pack.PackException;
import assay.pipeline.Pipeline;
import assay.pipeline.Plan;
import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.statistics.Effort;
import assay.suite.Suite;
import assay.task.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The suite's own solver beside runs that do not hold it: a run like any other over the same tasks,
 * made anew for one command from what the solver found before, and gone afterwards.
 */
final class Baseline implements AutoCloseable {
  static final Baseline NONE = new Baseline(Optional.empty(), Optional.empty());

  static final String MODEL = "static";

  private final Optional<RunFile> file;
  private final Optional<Workbench> workbench;

  private Baseline(Optional<RunFile> file, Optional<Workbench> workbench) {
    this.file = file;
    this.workbench = workbench;
  }

  Optional<RunFile> file() {
    return file;
  }

  /** The runs, and the baseline behind them where there is one. */
  List<RunFile> with(List<RunFile> runs) {
    List<RunFile> all = new ArrayList<>(runs);
    file.ifPresent(all::add);
    return all;
  }

  /** None where the runs' suite has no solver, one of them is its run, or its pack is gone. */
  static Baseline beside(List<RunFile> runs, Wiring wiring, Terminal terminal)
      throws Complaint, IOException, InterruptedException {
    for (RunFile run : runs) {
      Optional<Suite> suite = solving(run.header(), wiring);
      boolean there =
          runs.stream()
              .anyMatch(
                  one ->
                      one.header().suite().equals(run.header().suite())
                          && one.header().model().equals(MODEL));
      if (suite.isPresent() && !there) {
        List<Task> tasks = tasks(runs, suite.get());
        return tasks.isEmpty() ? NONE : of(suite.get(), tasks, wiring, terminal);
      }
    }
    return NONE;
  }

  private static Optional<Suite> solving(RunHeader header, Wiring wiring)
      throws IOException, InterruptedException {
    try {
      return Optional.of(wiring.catalogue(header.suite(), pack(header), 1))
          .filter(Suite::hasSolver);
    } catch (Complaint | PackException gone) {
      return Optional.empty();
    }
  }

  /** The pack that the run's command named, if it is still there. */
  static Optional<Path> pack(RunHeader header) {
    int option = header.command().indexOf("--pack");
    return option < 0 || option + 1 >= header.command().size()
        ? Optional.empty()
        : Optional.of(Path.of(header.command().get(option + 1))).filter(Files::isDirectory);
  }

  /** Those that the suite has as they were asked. */
  private static List<Task> tasks(List<RunFile> runs, Suite suite) {
    Map<String, Task> tasks = new TreeMap<>();
    for (RunFile run : runs) {
      for (Task asked : run.tasks()) {
        suite
            .task(asked.id())
            .filter(task -> task.hash().equals(asked.hash()))
            .ifPresent(task -> tasks.put(task.id(), task));
      }
    }
    return List.copyOf(tasks.values());
  }

  private static Baseline of(Suite suite, List<Task> tasks, Wiring wiring, Terminal terminal)
      throws Complaint, IOException, InterruptedException {
    Workbench workbench = wiring.workbench(suite, false);
    Assignment assignment =
        new Assignment(
            List.of("run", suite.name(), "--model", MODEL),
            suite,
            new Static(suite),
            Effort.STANDARD,
            workbench.machine(),
            workbench.toolchain(suite),
            Optional.empty(),
            StrategyOption.usual(suite, wiring.places()));
    Path place = workbench.scratch().resolve(MODEL + ".run");
    Baseline made =
        new Baseline(
            Optional.of(RunFile.create(place, assignment.header())), Optional.of(workbench));
    try {
      made.count(
          new Plan(suite, tasks, assignment.model(), 1, assignment.manner(), assignment.effort()),
          terminal);
      return made;
    } catch (ModelException e) {
      terminal.warn("The solver's baseline is left out: " + e.getMessage());
      made.close();
      return NONE;
    } catch (InterruptedException | RuntimeException e) {
      made.close();
      throw e;
    }
  }

  private void count(Plan plan, Terminal terminal) throws ModelException, InterruptedException {
    Workbench bench = workbench.orElseThrow();
    new Pipeline(
            plan,
            file.orElseThrow(),
            bench.judging(),
            new BaselineProgress(terminal),
            Workbench.fingerprint(bench.toolchain(plan.suite())),
            bench.machine().fingerprint())
        .run();
  }

  @Override
  public void close() {
    file.ifPresent(RunFile::close);
    workbench.ifPresent(Workbench::close);
  }
}
