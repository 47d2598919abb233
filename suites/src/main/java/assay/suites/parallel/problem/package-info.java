/** The problems of the suite, read from packs. */
@NullMarked
package assay.suites.parallel.problem;

import org.jspecify.annotations.NullMarked;
