package assay.suites.parallel.signature;

import java.util.List;

/** A C++ struct of scalars and short texts, in the order its fields are declared. */
public record Structure(String name, List<Field> fields) implements Element {
  public Structure {
    fields = List.copyOf(fields);
    if (fields.isEmpty()) {
      throw new IllegalArgumentException("The structure " + name + " has no fields.");
    }
  }

  @Override
  public String specName() {
    return name;
  }

  @Override
  public String cpp() {
    return name;
  }
}
