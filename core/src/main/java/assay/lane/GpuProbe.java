package assay.lane;

import assay.machine.Gpu;
import assay.sandbox.NativeBuild;
import assay.sandbox.PlainProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * Has a small program compute on a graphics processor in a process of its own. One that fails is
 * asked again, as the driver may take some seconds to clear up what a candidate left; one that
 * cannot be asked is not known to be well.
 */
public final class GpuProbe implements Health {
  private static final Duration LIMIT = Duration.ofSeconds(20);
  private static final Duration PAUSE = Duration.ofSeconds(3);
  private static final int TRIES = 3;

  private final NativeBuild build;

  public GpuProbe(NativeBuild build) {
    this.build = build;
  }

  @Override
  public boolean isWell(Gpu gpu) {
    try {
      Path source = build.home().resolve("native/probe/gpu.c");
      Path program = build.program("gpu-probe", List.of(source), List.of("-ldl"));
      for (int tries = 1; ; tries++) {
        if (answers(program, gpu)) {
          return true;
        }
        if (tries == TRIES) {
          return false;
        }
        Thread.sleep(PAUSE);
      }
    } catch (IOException cannotBeAsked) {
      return false;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return true;
    }
  }

  private static boolean answers(Path program, Gpu gpu) throws IOException, InterruptedException {
    String index = Integer.toString(gpu.index());
    return PlainProcess.of(program.toString(), index).withLimit(LIMIT).run().succeeded();
  }
}
