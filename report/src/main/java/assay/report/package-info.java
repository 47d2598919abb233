/** What people read: tables, numbers and verdicts as text. Everything here is pure. */
@NullMarked
package assay.report;

import org.jspecify.annotations.NullMarked;
