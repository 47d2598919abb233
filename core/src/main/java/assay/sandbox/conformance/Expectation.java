package assay.sandbox.conformance;

import assay.sandbox.Exit;
import assay.sandbox.Finished;
import assay.sandbox.Limits;
import assay.sandbox.Offence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** What must be seen for a promise to be kept. */
enum Expectation {
  /** The program itself found every attempt refused. */
  REFUSED {
    @Override
    boolean met(Finished finished, Limits limits, Path work) {
      return finished.exit().equals(new Exit.Exited(0));
    }
  },
  /** The kernel ended the program at its first attempt, and the report says why. */
  KILLED {
    @Override
    boolean met(Finished finished, Limits limits, Path work) {
      return finished.exit().equals(new Exit.Signalled(SIGSYS))
          && finished.offences().contains(Offence.FORBIDDEN_CALL);
    }
  },
  OUT_OF_WALL_TIME {
    @Override
    boolean met(Finished finished, Limits limits, Path work) {
      return finished.exit() instanceof Exit.TimedOut;
    }
  },
  OUT_OF_PROCESSOR_TIME {
    @Override
    boolean met(Finished finished, Limits limits, Path work) {
      return finished.exit() instanceof Exit.Signalled
          && finished.offences().contains(Offence.CPU_TIME);
    }
  },
  OUTPUT_CUT {
    @Override
    boolean met(Finished finished, Limits limits, Path work) throws IOException {
      return finished.exit().equals(new Exit.Exited(0))
          && Files.size(finished.stdout()) <= (long) limits.fileMb() << 20;
    }
  },
  /** The program left a process behind, whose heart no longer beats. */
  NOTHING_LEFT {
    @Override
    boolean met(Finished finished, Limits limits, Path work)
        throws IOException, InterruptedException {
      Path heartbeat = work.resolve("heartbeat");
      if (!finished.exit().equals(new Exit.Exited(0)) || !Files.exists(heartbeat)) {
        return false;
      }
      long before = Files.size(heartbeat);
      Thread.sleep(Duration.ofMillis(200));
      return Files.size(heartbeat) == before;
    }
  };

  private static final int SIGSYS = 31;

  abstract boolean met(Finished finished, Limits limits, Path work)
      throws IOException, InterruptedException;
}
