/** Every task with each run's share of correct samples. */

import { h, replace, choice } from 'report/dom';
import { index, store, taskLink } from 'report/data';
import { count, percent } from 'report/format';
import { note } from 'report/route';
import { table } from 'report/table';
import { inline } from 'report/text';
import { counts } from 'report/words';

export function tasks(route) {
  const settings = Object.fromEntries(route.query);
  const tallies = tally();
  const found = h('p', { class: 'fine', role: 'status' });
  const columns = [
    { title: 'Task', value: (task) => store.tasks[task].id, cell: (task) => h('a', { class: 'id', href: taskLink(store.tasks[task].id) }, inline(store.tasks[task].id)) },
    ...index.dimensions.map((label) => ({ title: label, value: (task) => store.tasks[task].labels[label] ?? '', cell: (task) => h('bdi', {}, store.tasks[task].labels[label] ?? '') })),
    ...index.runs.map((run, at) => ({ title: run.name, number: true,
      value: (task) => share(tallies[at][task]),
      cell: (task) => cell(tallies[at][task]) })),
  ];
  const listed = table({ caption: 'Tasks with the share of correct samples in each run', columns, rows: [] });
  const search = h('input', { type: 'search', placeholder: 'Part of a task id   ( / )', 'aria-label': 'Filter tasks', value: settings.q ?? '', oninput: () => change({ q: search.value }) });

  function change(some) {
    Object.assign(settings, some);
    note('tasks', settings);
    fill();
  }

  function fill() {
    const words = (settings.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const matching = [...store.tasks.keys()].filter((task) => words.every((word) => store.tasks[task].id.toLowerCase().includes(word))
      && index.dimensions.every((label) => !settings[label] || store.tasks[task].labels[label] === settings[label]));
    replace(found, `${count(matching.length)} of ${count(store.tasks.length)} tasks`);
    listed.fill(matching);
  }

  const values = (label) => [...new Set(store.tasks.map((one) => one.labels[label]).filter(Boolean))].sort();
  fill();
  return { title: 'Tasks', element: h('section', {}, h('h1', {}, 'Tasks'),
    h('p', { class: 'lead' }, 'The share of correct samples in each run, of those that count.'),
    h('div', { class: 'tools' }, search, index.dimensions.map((label) => choice(label, [['', 'all'], ...values(label).map((value) => [value, value])], settings[label] ?? '', (value) => change({ [label]: value })))),
    found, listed.element) };
}

const share = (one) => (one.counted === 0 ? null : one.correct / one.counted);

function cell(one) {
  if (one.counted === 0) return one.all === 0 ? '' : h('span', { class: 'muted' }, 'not counted');
  const part = share(one);
  return h('span', { class: 'figure' }, h('span', { class: 'value' }, percent(part)), ' ', h('span', { class: 'range' }, `${one.correct}/${one.counted}`),
    h('span', { class: 'interval', 'aria-hidden': 'true', style: { '--from': '0%', '--to': part * 100 + '%', '--at': part * 100 + '%' } }));
}

/** For each run and task how many trials there are, how many count and how many are correct. */
function tally() {
  const correct = index.outcomes.findIndex((word) => word.name === 'CORRECT');
  const tallies = index.runs.map(() => store.tasks.map(() => ({ all: 0, counted: 0, correct: 0 })));
  for (let row = 0; row < store.trials.count; row++) {
    const one = tallies[store.trials.run[row]][store.trials.task[row]];
    one.all++;
    if (store.trials.outcome[row] >= 0 && counts(store.trials.outcome[row])) one.counted++;
    if (store.trials.outcome[row] === correct) one.correct++;
  }
  return tallies;
}
