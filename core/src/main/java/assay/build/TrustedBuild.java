package assay.build;

import assay.sandbox.PlainProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Compiles what Assay and its packs brought themselves, outside any sandbox. */
public final class TrustedBuild {
  private static final Duration LIMIT = Duration.ofMinutes(5);

  private final Compiler compiler;

  public TrustedBuild(Compiler compiler) {
    this.compiler = compiler;
  }

  public Compiler compiler() {
    return compiler;
  }

  public void run(Path folder, List<String> arguments) throws IOException, InterruptedException {
    List<String> command = compiler.call(arguments);
    PlainProcess.Result result = PlainProcess.of(command).in(folder).withLimit(LIMIT).run();
    if (!result.succeeded()) {
      throw new BuildException(String.join(" ", command) + " failed:\n" + result.stderr().strip());
    }
  }
}
