package assay.model;

import assay.task.Task;

/**
 * One question of a run.
 *
 * @param sample which of the task's samples, counted from 0
 * @param turn which question of the sample, counted from 0
 */
public record Request(Task task, int sample, int turn, Question question) {}
