/** Asking again after what may pass, and never too often. */
@NullMarked
package assay.models.retry;

import org.jspecify.annotations.NullMarked;
