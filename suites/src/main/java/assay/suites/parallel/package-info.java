/** The suite that asks for a parallel function, or for its translation between execution models. */
@NullMarked
package assay.suites.parallel;

import org.jspecify.annotations.NullMarked;
