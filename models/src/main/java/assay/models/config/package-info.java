/** Which providers there are, where they answer and where their keys come from. */
@NullMarked
package assay.models.config;

import org.jspecify.annotations.NullMarked;
