/** How much models can look at, and how much a question takes of it. */
@NullMarked
package assay.models.window;

import org.jspecify.annotations.NullMarked;
