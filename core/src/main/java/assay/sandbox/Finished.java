package assay.sandbox;

import java.nio.file.Path;
import java.util.Set;

/** A confined program after its end. Nothing that it started is left. */
public record Finished(Exit exit, Usage usage, Set<Offence> offences, Path stdout, Path stderr) {
  public Finished {
    offences = Set.copyOf(offences);
  }
}
