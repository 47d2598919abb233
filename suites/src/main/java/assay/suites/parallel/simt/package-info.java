/**
 * CUDA and HIP sources on a machine without a GPU: rewritten to C++ and linked with our runtime.
 */
@NullMarked
package assay.suites.parallel.simt;

import org.jspecify.annotations.NullMarked;
