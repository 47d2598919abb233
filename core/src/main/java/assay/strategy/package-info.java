/** How a model is asked: what it is shown first, and what it is told about its own answers. */
@NullMarked
package assay.strategy;

import org.jspecify.annotations.NullMarked;
