/** Tables as text. */
@NullMarked
package assay.suites.flops.table;

import org.jspecify.annotations.NullMarked;
