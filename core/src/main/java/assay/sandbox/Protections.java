package assay.sandbox;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** The protections that were really in force, for the record of a run. */
public record Protections(Set<Protection> active) {
  public Protections {
    EnumSet<Protection> ordered = EnumSet.noneOf(Protection.class);
    ordered.addAll(active);
    active = Collections.unmodifiableSet(ordered);
  }

  public Set<Protection> missing() {
    EnumSet<Protection> missing = EnumSet.allOf(Protection.class);
    missing.removeAll(active);
    return Collections.unmodifiableSet(missing);
  }
}
