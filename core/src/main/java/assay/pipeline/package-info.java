/** From a plan to a recorded verdict for each of its trials. */
@NullMarked
package assay.pipeline;

import org.jspecify.annotations.NullMarked;
