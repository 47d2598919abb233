/** What else than PyTorch as it comes a candidate can be compared with. */
@NullMarked
package assay.suites.kernels.baseline;

import org.jspecify.annotations.NullMarked;
