/** Two runs, task by task: what may be claimed, what could have been seen, and which tasks flipped. */

import { h, choice } from 'report/dom';
import { index, taskLink } from 'report/data';
import { forest } from 'report/charts';
import { chance, digits, factor, percent, points } from 'report/format';
import { address } from 'report/route';
import { table } from 'report/table';
import { inline } from 'report/text';
import { runName } from 'report/words';

const TONES = { FASTER: 'good', BETTER: 'good', SLOWER: 'bad', WORSE: 'bad', SAME: 'even', AMBIGUOUS: 'open' };
const WORDS = { PASS_RATE: 'Pass rate', SPEED: 'Speed' };

export function compare(route) {
  if (index.comparisons.length === 0) return undefined;
  const names = index.comparisons.map((one) => [one.base, one.other]);
  const chosen = Math.min(Math.max(0, Number(route.query.get('pair') ?? 0) || 0), names.length - 1);
  const one = index.comparisons[chosen];
  const place = (name) => index.runs.findIndex((run) => run.name === name);
  const whole = one.contrasts.filter((contrast) => Object.keys(contrast.slice).length === 0);
  const sliced = one.contrasts.filter((contrast) => Object.keys(contrast.slice).length > 0);
  const element = h('div', {}, h('section', {}, h('h1', {}, 'Compare'),
    h('div', { class: 'tools' }, choice('Runs', names.map(([base, other], at) => [at, `${other} against ${base}`]), chosen, (value) => { location.hash = address('compare', { pair: value }); })),
    h('p', {}, runName(place(one.other)), ' seen from ', runName(place(one.base)), `, on the ${one.paired} tasks both have`,
      one.baseOnly + one.otherOnly > 0 ? `; ${one.baseOnly} and ${one.otherOnly} tasks that only one of them has are left out.` : '.')),
    h('div', { class: 'columns', style: { 'margin-bottom': '1.1rem' } }, whole.map(panel)),
    ['PASS_RATE', 'SPEED'].map((quantity) => slices(quantity, sliced.filter((contrast) => contrast.quantity === quantity), place(one.other))),
    flips(one));
  return { title: 'Compare', element };
}

function panel(contrast) {
  const pass = contrast.quantity === 'PASS_RATE';
  const text = pass ? percent : factor;
  const facts = [
    ['effect', pass ? `${points(contrast.effect)} points` : `${factor(contrast.effect)} as fast`],
    ['95 % interval', pass ? `${points(contrast.low)} to ${points(contrast.high)}` : contrast.high === null ? 'unknown' : `${digits(contrast.low)} – ${digits(contrast.high)}`],
    ['base → other', `${text(contrast.base)} → ${text(contrast.other)}`],
    ['chance if alike', chance(contrast.chance)],
    ['could have been seen', contrast.detectable === null ? 'nothing: one task cannot tell' : pass ? `${(contrast.detectable * 100).toFixed(1)} points or more` : `${(contrast.detectable * 100).toFixed(0)} % or more`],
    ['tasks', contrast.tasks + (pass ? '' : ' that both solved')]];
  return h('section', {}, h('h2', {}, WORDS[contrast.quantity]), h('div', { class: 'verdict ' + TONES[contrast.conclusion] }, contrast.conclusion),
    h('dl', {}, facts.map(([key, value]) => h('div', {}, h('dt', {}, key), h('dd', {}, value)))));
}

function slices(quantity, contrasts, run) {
  if (contrasts.length === 0) return null;
  const pass = quantity === 'PASS_RATE';
  const lines = contrasts.map((contrast) => ({ name: Object.values(contrast.slice).join(' · ') + '  ' + contrast.conclusion, value: contrast.effect, low: contrast.low, high: contrast.high, paint: '--run-' + (run % 8) }));
  return h('section', {}, h('h2', {}, WORDS[quantity] + ' by ' + Object.keys(contrasts[0].slice)[0]),
    forest(WORDS[quantity] + ' by slice', lines, { text: pass ? (value) => points(value) : factor, zero: pass ? 0 : 1 }));
}

function flips(one) {
  if (one.flips.length === 0) return h('section', {}, h('h2', {}, 'Flipped tasks'), h('p', { class: 'lead' }, 'No task is mostly solved by one run and mostly not by the other.'));
  const gained = one.flips.filter((flip) => flip.other > flip.base).length;
  return h('section', {}, h('h2', {}, 'Flipped tasks'),
    h('p', { class: 'lead' }, `${gained} gained, ${one.flips.length - gained} lost: tasks that one run mostly solves and the other mostly does not.`),
    table({ caption: 'Flipped tasks', rows: one.flips, columns: [
      { title: 'Task', value: (flip) => flip.task, cell: (flip) => h('a', { class: 'id', href: taskLink(flip.task) }, inline(flip.task)) },
      { title: one.base, number: true, value: (flip) => flip.base, cell: (flip) => percent(flip.base) },
      { title: one.other, number: true, value: (flip) => flip.other, cell: (flip) => percent(flip.other) },
      { title: 'Change', number: true, value: (flip) => flip.other - flip.base, cell: (flip) => h('b', {}, points(flip.other - flip.base)) },
    ] }).element);
}
