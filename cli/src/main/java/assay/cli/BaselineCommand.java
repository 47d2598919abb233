package assay.cli;

import assay.machine.Machine;
import assay.pack.Spelling;
import assay.suites.kernels.KernelsSuite;
import assay.suites.kernels.baseline.BaselineDocument;
import assay.suites.kernels.baseline.BaselineKey;
import assay.suites.kernels.baseline.CompileMode;
import assay.suites.kernels.baseline.MeasuredBaseline;
import assay.task.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@CommandLine.Command(
    name = "baseline",
    description = {
      "Times modules of the suite kernels as they come and compiled by torch.compile, for score --baseline.",
      "What was measured before is kept, unless the module as it comes takes 15 %% more or less time now."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay baseline kernels --size paper",
      "  ./assay baseline kernels --tasks 'level1/*' --ways inductor-default,inductor-max-autotune",
      "  ./assay baseline kernels --precision bf16 --out h200.json",
      "  ./assay score kernels-gpt-5 --baseline inductor-default"
    })
final class BaselineCommand extends Command {
  @Parameters(paramLabel = "SUITE", description = "The suite: kernels.")
  private String suite = "";

  @Mixin private Selection selection = new Selection();
  @Mixin private PackOption pack = new PackOption();

  @Option(
      names = "--ways",
      split = ",",
      paramLabel = "NAME",
      description =
          "Ways to compile: inductor-default, inductor-reduce-overhead, inductor-max-autotune, inductor-max-autotune-no-cudagraphs, cudagraphs; all by default.")
  private List<String> ways = new ArrayList<>();

  @Option(names = "--again", description = "Measure also what is known.")
  private boolean again;

  @Option(names = "--out", paramLabel = "FILE", description = "Also write all times to this file.")
  private @Nullable Path out;

  private final Wiring wiring;

  BaselineCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  @Override
  ExitCode run() throws Exception {
    if (!suite.equals(KernelsSuite.NAME)) {
      throw Complaint.usage(
          "Only the suite kernels has baselines; say ./assay baseline kernels, unlike '%s'."
              .formatted(suite));
    }
    Set<CompileMode> modes = modes();
    Machine machine = Machine.read();
    KernelsSuite kernels = wiring.modules(pack.folder(), machine.cores().size());
    Map<String, Task> modules = modules(selection.of(List.of(kernels)));
    ModuleTiming timing =
        ModuleTiming.of(kernels, machine, modes, wiring.places().baselines(), again);
    TimingProgress progress = new TimingProgress(terminal, modules.size());
    List<MeasuredBaseline> measured = new ArrayList<>();
    Map<String, String> failed = new TreeMap<>();
    for (Map.Entry<String, Task> one : modules.entrySet()) {
      try {
        MeasuredBaseline baseline = timing.of(one.getValue());
        measured.add(baseline);
        progress.timed(baseline);
      } catch (IOException e) {
        failed.put(one.getValue().id(), String.valueOf(e.getMessage()));
        progress.failed(one.getValue().id(), String.valueOf(e.getMessage()));
      }
    }
    progress.ended();
    if (out != null) {
      Files.writeString(out, BaselineDocument.of(measured) + "\n");
    }
    print(
        ModuleTimesView.document(measured, failed),
        () -> ModuleTimesView.text(measured, modes, failed, terminal.outScreen()));
    return failed.isEmpty() ? ExitCode.DONE : ExitCode.NOT_MET;
  }

  private Set<CompileMode> modes() throws Complaint {
    Set<CompileMode> modes = EnumSet.noneOf(CompileMode.class);
    for (String way : ways) {
      modes.add(
          CompileMode.named(way)
              .orElseThrow(
                  () ->
                      Complaint.usage(
                          "There is no way to compile '%s', only %s%s"
                              .formatted(
                                  way,
                                  String.join(", ", CompileMode.labels()),
                                  Spelling.hint(way, CompileMode.labels())))));
    }
    return modes.isEmpty() ? EnumSet.allOf(CompileMode.class) : modes;
  }

  /** One task for each module, size and precision that can run here. */
  private static Map<String, Task> modules(List<Task> tasks) throws Complaint {
    Map<String, Task> modules = new LinkedHashMap<>();
    for (Task task : tasks) {
      if (task.skipped().isEmpty()) {
        BaselineKey.of(task, Map.of(), "")
            .ifPresent(key -> modules.putIfAbsent(key.toString(), task));
      }
    }
    if (modules.isEmpty()) {
      throw new Complaint(
          ExitCode.LACKING,
          "Nothing can be timed here: %s."
              .formatted(tasks.getFirst().skipped().orElse("there is no task")));
    }
    return modules;
  }
}
