/**
 * Models that need no network: the controls every run can be checked against, and recorded answers.
 */
@NullMarked
package assay.models.control;

import org.jspecify.annotations.NullMarked;
