/** Packs as data: files with positions, checks against a schema, and reports of what is wrong. */
@NullMarked
package assay.pack;

import org.jspecify.annotations.NullMarked;
