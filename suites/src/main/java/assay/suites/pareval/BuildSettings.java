package assay.suites.pareval;

import assay.pack.JsonFile;
import assay.pack.PackException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** The compiler and its options for each model, as the checkout's harness uses them. */
record BuildSettings(Map<ParallelismModel, Setting> settings) {
  record Setting(String compiler, List<String> flags) {
    Setting {
      flags = List.copyOf(flags);
    }
  }

  static BuildSettings of(Checkout checkout) throws PackException {
    Map<ParallelismModel, Setting> settings = new EnumMap<>(ParallelismModel.class);
    for (ParallelismModel model : ParallelismModel.values()) {
      settings.put(model, new Setting(model.compiler(), model.flags()));
    }
    if (checkout.generation() == Generation.SECOND) {
      JsonFile file = JsonFile.read(checkout.buildConfigurations());
      for (ParallelismModel model : ParallelismModel.values()) {
        JsonNode entry = file.root().path(model.label());
        if (entry.path("CXX").isString()) {
          settings.put(
              model, new Setting(entry.path("CXX").asString(), words(entry.path("CXXFLAGS"))));
        }
      }
    }
    return new BuildSettings(settings);
  }

  Setting of(ParallelismModel model) {
    Setting setting = settings.get(model);
    if (setting == null) {
      throw new IllegalArgumentException("no settings for " + model);
    }
    return setting;
  }

  /** Quotes occur only in the options of models that are not run. */
  private static List<String> words(JsonNode flags) {
    List<String> words = new ArrayList<>();
    for (String word : flags.asString("").split("\\s+", -1)) {
      if (!word.isEmpty()) {
        words.add(word);
      }
    }
    return words;
  }
}
