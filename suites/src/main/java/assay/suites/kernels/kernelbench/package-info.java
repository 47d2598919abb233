/** KernelBench's own files: a checkout as a pack, its generations, results and baselines. */
@NullMarked
package assay.suites.kernels.kernelbench;

import org.jspecify.annotations.NullMarked;
