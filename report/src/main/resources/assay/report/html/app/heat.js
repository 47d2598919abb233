/** The heat map: one table per run, kinds of tasks against each other, darker is better. */

import { h, replace, choice } from 'report/dom';
import { index } from 'report/data';
import { interval, isShare, metricName, scoreText } from 'report/format';
import { address } from 'report/route';
import { runName } from 'report/words';

const METRICS = ['exact', 'within_10%', 'within_2x', 'mcc', 'pass@1', 'build@1', 'fast_1@1', 'fast_2@1', 'gmsr_correct', 'speedup_max@1', 'efficiency_max@1'];

export function heat(place) {
  const [down, across] = index.dimensions;
  if (!down) return false;
  const wanted = across ? [down, across] : [down];
  const scores = index.scores.filter((score) => {
    const keys = Object.keys(score.slice);
    return keys.length === wanted.length + 1 && wanted.every((key) => keys.includes(key)) && METRICS.includes(metricName(score));
  });
  if (scores.length === 0) return false;
  const metrics = METRICS.filter((metric) => scores.some((score) => metricName(score) === metric));
  const maps = h('div', { class: 'heats' });
  const draw = (metric) => replace(maps, index.runs.map((run, at) => map(run, at, scores.filter((score) => metricName(score) === metric), down, across)));
  draw(metrics[0]);
  replace(place,
    h('div', { class: 'tools' }, choice('Score', metrics.map((metric) => [metric, metric]), metrics[0], draw),
      h('span', { class: 'fine' }, across ? `${down} × ${across}; a cell opens its trials` : `by ${down}; a cell opens its trials`)),
    maps);
  return true;
}

function map(run, at, scores, down, across) {
  const own = scores.filter((score) => score.slice.run === run.name);
  const values = (key) => [...new Set(scores.map((score) => score.slice[key]))].filter(Boolean);
  const rows = values(down).sort();
  const columns = across ? inOrder(values(across)) : [undefined];
  const best = Math.max(...scores.map((score) => score.value), 1e-9);
  const cell = (row, column) => {
    const score = own.find((one) => one.slice[down] === row && (!across || one.slice[across] === column));
    if (!score) return h('td', {}, h('span', { class: 'unseen' }, 'none'));
    const level = isShare(score.metric) ? score.value : score.value / best;
    const words = `${row}${column ? ', ' + column : ''}: ${scoreText(score.metric, score.value)} (${interval(score.metric, score.low, score.high)}, ${score.tasks} tasks)`;
    return h('td', {}, h('a', {
      href: address('trials', { run: at, [down]: row, ...(across ? { [across]: column } : {}) }),
      class: level > 0.7 ? 'strong' : null, title: words, 'aria-label': words, style: { '--level': Math.round(level * 100) + '%' },
    }, isShare(score.metric) ? Math.round(score.value * 100) : score.value.toFixed(1)));
  };
  return h('div', {}, h('h3', {}, runName(at)),
    h('div', { class: 'scroll' }, h('table', { class: 'heat' },
      h('caption', { class: 'unseen' }, `Scores of ${run.name} by ${down}${across ? ' and ' + across : ''}`),
      across ? h('thead', {}, h('tr', {}, h('td', {}), columns.map((column) => h('th', { scope: 'col' }, h('bdi', {}, column))))) : null,
      h('tbody', {}, rows.map((row) => h('tr', {}, h('th', { scope: 'row' }, h('bdi', {}, row)), columns.map((column) => cell(row, column))))))));
}

/** Execution models from the plain to the involved; anything else by name. */
function inOrder(values) {
  const known = ['serial', 'omp', 'mpi', 'mpi+omp', 'kokkos', 'cuda', 'hip'];
  const rank = (value) => (known.includes(value) ? known.indexOf(value) : known.length);
  return values.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}
