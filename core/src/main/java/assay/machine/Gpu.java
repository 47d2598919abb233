package assay.machine;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A graphics processor of NVIDIA's.
 *
 * @param index which of the machine's it is, as CUDA counts
 * @param model what its maker calls it
 * @param node the file it is reached by
 */
public record Gpu(int index, String model, Path node) {
  private static final Path DRIVER = Path.of("/proc/driver/nvidia/gpus");
  private static final Path DEVICES = Path.of("/dev");

  /** Those whose files this process can see, as the driver lists them. */
  static List<Gpu> read() throws IOException {
    return read(DRIVER, DEVICES);
  }

  static List<Gpu> read(Path driver, Path devices) throws IOException {
    List<Path> nodes = nodes(devices);
    List<String> models = models(driver);
    List<Gpu> gpus = new ArrayList<>();
    for (int index = 0; index < nodes.size(); index++) {
      String model = index < models.size() ? models.get(index) : "NVIDIA GPU";
      gpus.add(new Gpu(index, model, nodes.get(index)));
    }
    return List.copyOf(gpus);
  }

  private static List<Path> nodes(Path devices) throws IOException {
    List<Path> nodes = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(devices, "nvidia[0-9]*")) {
      found.forEach(nodes::add);
    }
    nodes.sort(java.util.Comparator.comparingInt(Gpu::minor));
    return nodes;
  }

  private static int minor(Path node) {
    return Integer.parseInt(String.valueOf(node.getFileName()).substring("nvidia".length()));
  }

  private static List<String> models(Path driver) throws IOException {
    if (!Files.isDirectory(driver)) {
      return List.of();
    }
    List<String> models = new ArrayList<>();
    try (Stream<Path> folders = Files.list(driver).sorted()) {
      for (Path folder : folders.toList()) {
        Machine.field(folder.resolve("information"), "Model").ifPresent(models::add);
      }
    }
    return models;
  }

  /** All files that a program which computes on it must open. */
  public List<Path> nodes() {
    Path folder = node.resolveSibling(".").normalize();
    return List.of(node, folder.resolve("nvidiactl"), folder.resolve("nvidia-uvm"));
  }
}
