/** One task: what was asked, how its trials ended, and two candidates side by side. */

import { h, replace, choice } from 'report/dom';
import { details, index, kernel, outcome, prompt, rows, store, trialLink } from 'report/data';
import { factor } from 'report/format';
import { source } from 'report/code';
import { diff } from 'report/diff';
import { isCounted, kernelSections } from 'report/kernel';
import { table } from 'report/table';
import { inline, whole } from 'report/text';
import { trialColumns } from 'report/trials';
import { chip } from 'report/words';

export async function task(route) {
  const id = route.rest.join('/');
  const place = store.places.get(id);
  if (place === undefined) return undefined;
  const own = rows((row) => store.trials.task[row] === place);
  const one = store.tasks[place];
  const asked = await prompt(place);
  const counts = isCounted(one);
  const candidates = [];
  for (const row of counts ? [] : own.filter((some) => store.trials.detail[some] >= 0)) {
    const known = await details(row);
    if (known?.files?.length > 0) candidates.push({ row, files: known.files });
  }
  const element = h('div', {},
    h('p', { class: 'crumbs' }, h('a', { href: '#/tasks' }, 'Tasks'), ' / ', inline(id)),
    h('section', {}, h('h1', {}, inline(id)),
      h('p', { class: 'row' }, Object.entries(one.labels).map(([label, value]) => h('span', { class: 'tag' }, h('bdi', {}, label), ' ', h('b', {}, inline(value)))))),
    counts ? kernelSections(one, await kernel(place)) : null,
    h('section', {}, h('h2', {}, 'Prompt'), source('prompt.cpp', asked, '')),
    candidates.length > 0 ? beside(candidates) : null,
    h('section', {}, h('h2', {}, 'Trials'), table({ caption: 'Trials of this task', columns: trialColumns(false), rows: own }).element));
  return { title: id, element };
}

/** Starts with the best candidate of each of the first two runs that have one. */
function beside(candidates) {
  const best = candidates.toSorted((a, b) => worth(b.row) - worth(a.row) || store.trials.sample[a.row] - store.trials.sample[b.row]);
  let left = best[0];
  let right = best.find((one) => store.trials.run[one.row] !== store.trials.run[left.row]) ?? best[1] ?? best[0];
  if (store.trials.run[right.row] < store.trials.run[left.row]) [left, right] = [right, left];
  const shown = h('div');
  const options = candidates.map((one, at) => [at, title(one.row)]);
  const draw = () => replace(shown,
    h('div', { class: 'columns', style: { margin: '0 0 .7rem' } }, head(left.row), head(right.row)),
    paths(left, right).map((path) => h('div', {}, paths(left, right).length > 1 ? h('h3', { class: 'id' }, inline(path)) : null, diff(text(left, path), text(right, path), path))));
  draw();
  return h('section', {}, h('h2', {}, 'Candidates side by side'),
    h('p', { class: 'lead' }, 'Lines that differ are marked.'),
    h('div', { class: 'tools' },
      choice('Left', options, candidates.indexOf(left), (value) => { left = candidates[value]; draw(); }),
      choice('Right', options, candidates.indexOf(right), (value) => { right = candidates[value]; draw(); })),
    shown);
}

const worth = (row) => (outcome(row) === 'CORRECT' ? 1000 + (store.trials.speedup[row] ?? 0) : store.trials.outcome[row]);
const title = (row) => `${index.runs[store.trials.run[row]].name} #${store.trials.sample[row]}${store.trials.turn[row] > 0 ? ' turn ' + store.trials.turn[row] : ''} · ${outcome(row)}`;
const head = (row) => h('div', { class: 'row' }, h('a', { href: trialLink(row) }, h('bdi', {}, `${index.runs[store.trials.run[row]].name} #${store.trials.sample[row]}`)), chip(outcome(row)),
  store.trials.speedup[row] === null ? null : h('b', {}, factor(store.trials.speedup[row])));
const paths = (left, right) => [...new Set([...left.files, ...right.files].map((file) => file.path))].sort();
const text = (candidate, path) => { const file = candidate.files.find((one) => one.path === path); return file ? whole(file.content) : ''; };
