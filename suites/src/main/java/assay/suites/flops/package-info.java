/** The suite that asks for the floating-point work of a kernel from its text alone. */
@NullMarked
package assay.suites.flops;

import org.jspecify.annotations.NullMarked;
