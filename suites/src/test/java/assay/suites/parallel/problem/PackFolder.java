package assay.suites.parallel.problem;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes a small pack that is right, for tests that read it or break it. */
final class PackFolder {
  static final String PACK =
      """
      schema: 1
      name: trial
      version: "0.1"
      suite: parallel
      licence: Apache-2.0
      """;

  static final String PROBLEM =
      """
      schema: 1
      title: Upper hull
      text: |
        Put the upper hull of the points into hull.
      examples:
        - in: {points: [{x: 0, y: 0}, {x: 2, y: 1}], scale: 1.5}
          out: {hull: [{x: 0, y: 0}], return: 1}
      signature:
        function: upperHull
        structures: {Point: {x: f64, y: f64}}
        parameters:
          - points: {type: "Point[n]"}
          - scale: {type: f64}
          - hull: {type: "Point[<=n]", direction: out}
          - N: {type: size, of: n}
        returns: u64
      where: {n: ">= 2"}
      sizes:
        test: [{n: 2}, {n: 1023}]
        timed: {n: 65536}
      distributions: [uniform, collinear]
      compare: {verifier: "strict vertices from left to right"}
      provided:
        - name: half
          text: "inline double half(double x) { return x / 2; }"
          for: [serial, omp]
      limits: {call_seconds: 2.5}
      origin: {pareval: 10_geometry_convex_hull, changes: "Only the upper half."}
      mpi: {result: root}
      gpu: {form: host, count: "size_t* hullSize"}
      """;

  private PackFolder() {}

  static Path problem(Path pack, String id, String yaml) throws IOException {
    Path folder = Files.createDirectories(pack.resolve(id));
    Files.writeString(folder.resolve("problem.yaml"), yaml);
    Files.writeString(folder.resolve("problem.cpp"), "// reference\n");
    return folder;
  }
}
