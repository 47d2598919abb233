/** Replies kept on disk, so that no answer is bought twice. */
@NullMarked
package assay.models.cache;

import org.jspecify.annotations.NullMarked;
