/** What was counted while a candidate ran, read and told. */
@NullMarked
package assay.suites.parallel.profile;

import org.jspecify.annotations.NullMarked;
