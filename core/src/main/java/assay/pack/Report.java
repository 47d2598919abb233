package assay.pack;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects what is wrong, so that a writer sees all of it at once. */
public final class Report {
  private final Set<PackError> errors = new LinkedHashSet<>();

  public void add(PackError error) {
    errors.add(error);
  }

  public void add(Place place, String expected) {
    errors.add(place.error(expected));
  }

  public void addAll(PackException other) {
    errors.addAll(other.errors());
  }

  public boolean isEmpty() {
    return errors.isEmpty();
  }

  /** Throws everything collected, by file and line, unless there is nothing. */
  public void check() throws PackException {
    if (errors.isEmpty()) {
      return;
    }
    List<PackError> sorted = new ArrayList<>(errors);
    sorted.sort(Comparator.comparing(PackError::file).thenComparingInt(PackError::line));
    throw new PackException(sorted);
  }
}
