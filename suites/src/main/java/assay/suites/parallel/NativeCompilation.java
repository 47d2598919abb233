package assay.suites.parallel;

import assay.build.Compiler;
import assay.build.TrustedBuild;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Compiles and links C++ that is trusted: our own, and what is generated for a problem.
 *
 * @param defines options that every source is compiled with besides
 */
record NativeCompilation(NativeSources natives, List<String> defines, Compiler compiler) {
  /** Seen by who builds by hand; another compiler than ours may warn of more. */
  private static final List<String> WARNINGS = List.of("-Wall", "-Wextra");

  /** What was written into the folder under that name. */
  void generated(Path folder, String name, List<String> flags)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(flags);
    words.addAll(List.of("-c", name + ".cpp", "-o", name + ".o"));
    compile(folder, words);
  }

  /** A source of ours. */
  void ours(Path folder, String part, String name, List<String> flags)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(includes(folder));
    words.addAll(flags);
    words.addAll(
        List.of("-c", natives.part(part).resolve(name + ".cpp").toString(), "-o", name + ".o"));
    compile(folder, words);
  }

  private void compile(Path folder, List<String> more) throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(Workshop.STANDARD);
    words.addAll(WARNINGS);
    words.addAll(defines);
    words.addAll(more);
    new TrustedBuild(compiler).run(folder, words);
  }

  void link(Path folder, List<String> objects, String program)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(compiler.linker());
    words.addAll(objects);
    words.addAll(List.of("-o", program));
    new TrustedBuild(compiler).run(folder, words);
  }

  /** Where headers are found: in the folder, then ours. */
  List<String> includes(Path folder) {
    return List.of(
        "-I" + folder,
        "-I" + natives.part("judge"),
        "-I" + natives.part("runner"),
        "-I" + natives.part("prelude"));
  }
}
