package assay.task;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What is judged: a map of path to text, in the order of the paths. One file for most tasks, a
 * folder for applications.
 */
public record Candidate(Map<String, String> files) {
  public Candidate {
    files = Collections.unmodifiableMap(new TreeMap<>(files));
  }

  public static Candidate of(String path, String text) {
    return new Candidate(Map.of(path, text));
  }
}
