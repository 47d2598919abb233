/** How a model is asked: the parameters of sampling and the presets of published settings. */
@NullMarked
package assay.models.setting;

import org.jspecify.annotations.NullMarked;
