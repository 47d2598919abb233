/** The modules of a pack, as their folders describe them. */
@NullMarked
package assay.suites.kernels.module;

import org.jspecify.annotations.NullMarked;
