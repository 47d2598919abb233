/** Models of real providers, found by their name. */
@NullMarked
package assay.models;

import org.jspecify.annotations.NullMarked;
