/** Run files made up from a seed: realistic in shape, fictitious in content. */
@NullMarked
package assay.report.synthetic;

import org.jspecify.annotations.NullMarked;
