package assay.suite;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** In which form a prompt shows what its task is about. */
public enum Representation {
  /** As the suite shows it by itself; of modules, their source. */
  PYTORCH,
  /** A table of torch.fx. */
  FX,
  /** A graph in the manner of ONNX. */
  ONNX,
  /** English sentences. */
  TEXT;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Representation> named(String label) {
    return Arrays.stream(values()).filter(one -> one.label().equals(label)).findFirst();
  }
}
