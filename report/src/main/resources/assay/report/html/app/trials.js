/** Every trial, filtered by what it is and how it ended. */

import { h, replace, choice } from 'report/dom';
import { flags, index, note as noteOf, outcome, reason, rows, store, task, trialLink } from 'report/data';
import { off } from 'report/counts';
import { count, digits, factor, grouped, plain } from 'report/format';
import { isCounted } from 'report/kernel';
import { note } from 'report/route';
import { table } from 'report/table';
import { inline } from 'report/text';
import { bestFirst, chip, flag, outcomeMeaning, runName } from 'report/words';

export function trials(route) {
  const settings = Object.fromEntries(route.query);
  const labels = index.dimensions;
  const found = h('p', { class: 'fine', role: 'status' });
  const columns = trialColumns();
  const listed = table({ caption: 'Trials', columns, rows: [], sort: sortOf(settings.sort, columns), onsort: ({ column, down }) => change({ sort: (down ? '-' : '') + columns[column].key }) });
  const present = new Set(store.trials.outcome);
  const outcomes = bestFirst.filter((at) => present.has(at)).map((at) => index.outcomes[at].name);
  const chips = h('span', { class: 'pressed', role: 'group', 'aria-label': 'Outcomes' });
  const search = h('input', { type: 'search', placeholder: 'Task or words of the evidence   ( / )', 'aria-label': 'Filter trials', value: settings.q ?? '', oninput: () => change({ q: search.value }) });

  function change(some) {
    Object.assign(settings, some);
    note('trials', settings);
    if (!('sort' in some)) fill();
  }

  function fill() {
    const wanted = new Set((settings.outcome ?? '').split(',').filter(Boolean));
    replace(chips, outcomes.map((name) => h('button', { type: 'button', class: 'chip outcome-' + name, title: outcomeMeaning(name), 'aria-pressed': String(wanted.has(name)), onclick: () => {
      if (!wanted.delete(name)) wanted.add(name);
      change({ outcome: [...wanted].join(',') });
    } }, name)));
    const matching = rows(test(settings, wanted, labels));
    replace(found, `${count(matching.length)} of ${count(store.trials.count)} trials`);
    listed.fill(matching);
  }

  const values = (label) => [...new Set(store.tasks.map((one) => one.labels[label]).filter(Boolean))].sort();
  const reasons = [...new Set(store.trials.reason)].filter((at) => at >= 0).map((at) => index.reasons[at].name).sort();
  const tools = h('div', { class: 'tools' }, search,
    index.runs.length > 1 ? choice('Run', [['', 'all'], ...index.runs.map((run, at) => [at, run.name])], settings.run ?? '', (value) => change({ run: value })) : null,
    labels.map((label) => choice(label, [['', 'all'], ...values(label).map((value) => [value, value])], settings[label] ?? '', (value) => change({ [label]: value }))),
    choice('Reason', [['', 'any'], ...reasons.map((name) => [name, name])], settings.reason ?? '', (value) => change({ reason: value })));
  fill();
  return { title: 'Trials', element: h('section', {}, h('h1', {}, 'Trials'), tools, chips, found, listed.element) };
}

function test(settings, wanted, labels) {
  const words = (settings.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return (row) => {
    if (settings.run !== undefined && settings.run !== '' && store.trials.run[row] !== Number(settings.run)) return false;
    if (wanted.size > 0 && !wanted.has(outcome(row))) return false;
    if (settings.reason && reason(row) !== settings.reason) return false;
    for (const label of labels) if (settings[label] && task(row).labels[label] !== settings[label]) return false;
    if (words.length === 0) return true;
    const text = (task(row).id + ' ' + noteOf(row) + ' ' + flags(row).join(' ')).toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

function sortOf(text, columns) {
  if (!text) return undefined;
  const column = columns.findIndex((one) => one.key === text.replace('-', ''));
  return column < 0 ? undefined : { column, down: text.startsWith('-') };
}

/** The columns of trials; a task's own page leaves out the task. */
export function trialColumns(withTask = true) {
  const { trials: all } = store;
  return [
    { title: 'Trial', key: 'trial', value: (row) => task(row).id + String(all.sample[row]).padStart(9), cell: (row) => h('span', {},
      h('a', { class: 'id', href: trialLink(row) }, withTask ? inline(task(row).id) : 'sample ' + all.sample[row]),
      withTask ? h('span', { class: 'muted' }, ' #' + all.sample[row]) : null, all.turn[row] > 0 ? h('span', { class: 'muted' }, ' turn ' + all.turn[row]) : null) },
    ...(index.runs.length > 1 ? [{ title: 'Run', key: 'run', value: (row) => all.run[row], cell: (row) => runName(all.run[row]) }] : []),
    { title: 'Outcome', key: 'outcome', value: (row) => all.outcome[row], cell: (row) => chip(outcome(row)) },
    ...(index.counting ? countColumns() : []),
    ...(index.counting && !all.speedup.some((one) => one !== null) ? [] : [{ title: 'Speedup', key: 'speedup', number: true, value: (row) => all.speedup[row], cell: (row) => all.speedup[row] === null ? '' : h('span', { class: 'nowrap' }, h('b', {}, factor(all.speedup[row])),
      all.high[row] === null ? null : h('span', { class: 'muted' }, ` ${digits(all.low[row])} – ${digits(all.high[row])}`)) },
    { title: 'n', key: 'n', number: true, value: (row) => (all.n[row] === 0 ? null : all.n[row]), cell: (row) => (all.n[row] === 0 ? '' : String(all.n[row])) }]),
    { title: 'What was seen', key: 'note', value: (row) => reason(row) + noteOf(row), cell: (row) => reason(row) === '' && flags(row).length === 0 ? '' : h('span', {},
      reason(row) === '' ? null : h('b', {}, reason(row)), ' ', h('span', { class: 'muted' }, inline(noteOf(row))), ' ', flags(row).map(flag)) },
  ];
}

/** What was said, and how far the worse of the two counts is off. */
function countColumns() {
  const { trials: all } = store;
  const said = (key, title) => ({ title, key, number: true, value: (row) => (all[key]?.[row] == null ? null : Number(all[key][row])), cell: (row) => (all[key]?.[row] == null ? '' : grouped(all[key][row])) });
  const error = (row) => (isCounted(task(row)) && all.sp?.[row] != null ? Math.max(off(all.sp[row], task(row).labels.sp), off(all.dp[row], task(row).labels.dp)) : null);
  return [said('sp', 'SP said'), said('dp', 'DP said'), { title: 'Error', key: 'error', number: true, value: error, cell: (row) => (error(row) === null ? '' : plain(error(row))) }];
}
