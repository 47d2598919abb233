package assay.source;

import java.util.List;

/** What a source must hold or must not hold. */
public sealed interface Rule {
  /** Says which rule it is and why there is one, for whoever reads the verdict. */
  String message();

  /** At least one of the constructs must be there. */
  record Requires(List<Construct> anyOf, String message) implements Rule {
    public Requires {
      anyOf = List.copyOf(anyOf);
    }
  }

  /** None of the constructs may be there. */
  record Forbids(List<Construct> noneOf, String message) implements Rule {
    public Forbids {
      noneOf = List.copyOf(noneOf);
    }
  }
}
