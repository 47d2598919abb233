/** What this machine is, for provenance and for deciding what it can run. */
@NullMarked
package assay.machine;

import org.jspecify.annotations.NullMarked;
