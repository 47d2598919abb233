/** What a model is asked and what it answers: tasks, prompts, answers, candidates. */
@NullMarked
package assay.task;

import org.jspecify.annotations.NullMarked;
