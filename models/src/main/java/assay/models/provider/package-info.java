/** The protocols of the providers, spoken through LangChain4j where it can say what is needed. */
@NullMarked
package assay.models.provider;

import org.jspecify.annotations.NullMarked;
