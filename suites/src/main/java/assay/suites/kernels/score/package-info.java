/** KernelBench's own arithmetic, for comparison with what was published. */
@NullMarked
package assay.suites.kernels.score;

import org.jspecify.annotations.NullMarked;
