/** One exchange over HTTP, bounded in time and size, and the troubles it can end in. */
@NullMarked
package assay.models.wire;

import org.jspecify.annotations.NullMarked;
