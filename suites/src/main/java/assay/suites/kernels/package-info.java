/** PyTorch modules that are to be made faster, judged by a judge in Python. */
@NullMarked
package assay.suites.kernels;

import org.jspecify.annotations.NullMarked;
