package assay.suites.parallel;

import assay.build.CandidateBuild;
import assay.sandbox.Mount;
import assay.source.Preamble;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How a candidate's text becomes a program: one translation unit beside ready-made objects. */
final class Compilation {
  static final Path PRELUDE = Path.of("/assay/prelude");
  private static final Path SHIM = Path.of("/assay/shim");
  private static final Path COMPANY = Path.of("/assay/company");

  private Compilation() {}

  /** What the compiler of a candidate sees of ours. */
  static List<Mount> mounts(Workshop workshop, ParallelTask task)
      throws IOException, InterruptedException {
    List<Mount> mounts = new ArrayList<>();
    mounts.add(new Mount(workshop.prelude(task.model()), PRELUDE));
    mounts.add(new Mount(workshop.shim(task), SHIM));
    workshop.company(task.model()).ifPresent(folder -> mounts.add(new Mount(folder, COMPANY)));
    mounts.addAll(workshop.libraries(task.model()));
    return mounts;
  }

  /** The arguments of the one call that compiles and links it. */
  static List<String> arguments(Toolchain toolchain, ExecutionModel model) {
    List<String> words = new ArrayList<>(Workshop.STANDARD);
    words.addAll(toolchain.compilerFlags(model));
    words.addAll(
        List.of(
            "-fdiagnostics-color=never",
            "-fmax-errors=20",
            "-w",
            "-include",
            PRELUDE.resolve(model.prelude()).toString(),
            ParallelSuite.FILE));
    for (String object : List.of("shim.o", "runner.o", "borrowed.o")) {
      words.add(SHIM.resolve(object).toString());
    }
    Path company = model.company().equals(ExecutionModel.ALONE) ? SHIM : COMPANY;
    words.add(company.resolve(model.company() + ".o").toString());
    words.addAll(toolchain.linkerFlags(model));
    words.addAll(List.of("-o", CandidateBuild.PROGRAM));
    return words;
  }

  /** The candidate's text between what it may rely on and what the shim calls it by. */
  static String text(ParallelTask task, String candidate) {
    String preamble = String.join("\n", Prompt.preamble(task.problem(), task.model()));
    return Preamble.complete(preamble, "#line 1 \"" + ParallelSuite.FILE + "\"\n" + candidate)
        + "\n#line 1 \"the function that was asked for\"\n"
        + task.model().entry(task.problem());
  }
}
