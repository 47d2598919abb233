package assay.build;

import java.nio.file.Files;
import java.nio.file.Path;

/** A program that dies in the middle of making a product. */
final class KilledMaker {
  private KilledMaker() {}

  public static void main(String[] arguments) throws Exception {
    new BuildCache(Path.of(arguments[0]))
        .product(
            "judge",
            "abc",
            place -> {
              Files.writeString(place.resolve("file"), "half");
              Runtime.getRuntime().halt(9);
            });
  }
}
