/** The words of a verdict, each with its colour and its meaning. */

import { h } from 'report/dom';
import { index } from 'report/data';

const meanings = (words) => new Map(words.map((word) => [word.name, word.meaning]));
const outcomes = meanings(index.outcomes);
const reasons = meanings(index.reasons);
const flagWords = meanings(index.flags);
const stops = meanings(index.stops);

export const outcomeMeaning = (name) => outcomes.get(name) ?? 'Not judged yet.';
export const reasonMeaning = (name) => reasons.get(name) ?? '';
export const flagMeaning = (name) => flagWords.get(name) ?? '';
export const stopMeaning = (name) => stops.get(name) ?? '';

export const chip = (outcome, text = outcome) =>
  h('span', { class: 'chip outcome-' + outcome, title: outcomeMeaning(outcome) }, text);

export const flag = (name) => h('span', { class: 'flag', title: flagMeaning(name) }, name);

/** A run's name behind its colour. */
export const runName = (place) =>
  h('span', { class: 'run' }, h('span', { class: 'dot run-' + (place % 8), 'aria-hidden': 'true' }), h('bdi', { class: 'name' }, index.runs[place].name));

/** The style sheet's variable that colours an outcome. */
export const outcomeColour = {
  NO_CODE: '--nothing', REJECTED: '--rejected', BUILD_FAILED: '--build', CRASHED: '--crash', TIMED_OUT: '--late',
  OVER_LIMIT: '--over', WRONG: '--wrong', CORRECT: '--correct', SKIPPED: '--skipped', INFRA_FAILED: '--infra',
};

/** Places of outcomes from the best to the worst; what says nothing about a model stands at the end. */
export const bestFirst = [...index.outcomes.keys()].sort((a, b) => counts(b) - counts(a) || b - a);

/** Whether an outcome says something about the model. */
export function counts(place) {
  return !['SKIPPED', 'INFRA_FAILED'].includes(index.outcomes[place].name);
}
