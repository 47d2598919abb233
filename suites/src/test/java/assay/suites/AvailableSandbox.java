package assay.suites;

import assay.sandbox.Availability;
import assay.sandbox.NativeBuild;
import assay.sandbox.Sandbox;
import assay.sandbox.SandboxProbe;
import java.io.IOException;

/** The sandbox of this machine; tests that confine programs cannot do without one. */
public final class AvailableSandbox {
  private AvailableSandbox() {}

  public static Sandbox of(NativeBuild build) throws IOException, InterruptedException {
    return switch (SandboxProbe.probe(build)) {
      case Availability.Available(Sandbox sandbox) -> sandbox;
      case Availability.Unavailable(String reason, String remedy) ->
          throw new IllegalStateException(reason + ": " + remedy);
    };
  }
}
