/** What a suite must offer to take part in a run. The core knows no suite by name. */
@NullMarked
package assay.suite;

import org.jspecify.annotations.NullMarked;
