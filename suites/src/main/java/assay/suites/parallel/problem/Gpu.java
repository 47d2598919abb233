package assay.suites.parallel.problem;

import assay.suites.parallel.signature.Extent;
import java.util.Optional;

/**
 * What is asked for on a GPU.
 *
 * @param threads how many threads a kernel is launched with
 * @param count the parameter that receives the length of a result that has its own
 */
public record Gpu(Form form, Optional<Extent> threads, Optional<String> count) {
  public enum Form {
    /** One kernel, launched by Assay. */
    KERNEL,
    /** A host function that gets device pointers and launches kernels of its own. */
    HOST
  }
}
