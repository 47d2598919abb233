package assay.task;

import java.util.Map;
import java.util.TreeMap;

/** What is judged: a map of path to text. One file for most tasks, a folder for applications. */
public record Candidate(Map<String, String> files) {
  public Candidate {
    files = Map.copyOf(new TreeMap<>(files));
  }

  public static Candidate of(String path, String text) {
    return new Candidate(Map.of(path, text));
  }
}
