package assay.suites.pareval;

import assay.pack.JsonFile;
import assay.pack.PackException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import tools.jackson.databind.JsonNode;

/**
 * One way to start a program: how many processes, of how many threads. Either is empty where
 * ParEval's file does not say it, and then is not written to results either.
 */
record Launch(Optional<Integer> processes, Optional<Integer> threads) {
  private static final String PROCESSES = "num_procs";
  private static final String THREADS = "num_threads";

  /** What a configuration without either is called. */
  private static final String PLAIN = "n=1";

  /** The parameters of a file; its commands are for a cluster's scheduler and are not used. */
  static Map<ParallelismModel, List<Launch>> read(Path path) throws PackException {
    JsonFile file = JsonFile.read(path);
    Map<ParallelismModel, List<Launch>> launches = new EnumMap<>(ParallelismModel.class);
    for (ParallelismModel model : ParallelismModel.values()) {
      List<Launch> all = new ArrayList<>();
      for (JsonNode one : file.root().path(model.label()).path("params")) {
        all.add(of(one));
      }
      launches.put(model, List.copyOf(all));
    }
    return launches;
  }

  /** From an object that may hold the two numbers. */
  static Launch of(JsonNode node) {
    return new Launch(number(node.path(PROCESSES)), number(node.path(THREADS)));
  }

  private static Optional<Integer> number(JsonNode node) {
    return node.isInt() && node.asInt() > 0 ? Optional.of(node.asInt()) : Optional.empty();
  }

  /** From {@link #name()}, or any other configuration's name. */
  static Launch named(String name) {
    Optional<Integer> processes = Optional.empty();
    Optional<Integer> threads = Optional.empty();
    for (String word : name.split(" ", -1)) {
      if (word.matches(PROCESSES + "=[0-9]{1,9}")) {
        processes = Optional.of(Integer.valueOf(word.substring(PROCESSES.length() + 1)));
      } else if (word.matches(THREADS + "=[0-9]{1,9}")) {
        threads = Optional.of(Integer.valueOf(word.substring(THREADS.length() + 1)));
      }
    }
    return new Launch(processes, threads);
  }

  /** How a verdict calls the configuration. */
  String name() {
    StringJoiner words = new StringJoiner(" ").setEmptyValue(PLAIN);
    processes.ifPresent(count -> words.add(PROCESSES + "=" + count));
    threads.ifPresent(count -> words.add(THREADS + "=" + count));
    return words.toString();
  }

  /** Cores it keeps busy. */
  int n() {
    return processes.orElse(1) * threads.orElse(1);
  }
}
