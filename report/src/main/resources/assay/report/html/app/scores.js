/** All scores: a plot of one of them, a table of each. */

import { h, replace, choice } from 'report/dom';
import { index } from 'report/data';
import { forest } from 'report/charts';
import { interval, isShare, metricName, scoreText } from 'report/format';
import { note } from 'report/route';
import { table } from 'report/table';
import { runName } from 'report/words';

export function scores(route) {
  const slicings = [...new Set(index.scores.map(slicing))];
  let by = slicings.includes(route.query.get('by')) ? route.query.get('by') : '';
  const usual = index.counting ? 'exact' : 'pass@1';
  let metric = route.query.get('score') ?? usual;
  const place = h('div');
  const tools = h('div', { class: 'tools' });
  const runPlace = new Map(index.runs.map((run, at) => [run.name, at]));

  function draw() {
    const own = index.scores.filter((score) => slicing(score) === by);
    const metrics = [...new Set(own.map(metricName))];
    if (!metrics.includes(metric)) metric = metrics[0];
    note('scores', { by, score: metric === usual ? '' : metric });
    const lines = own.filter((score) => metricName(score) === metric);
    replace(tools,
      choice('Score', metrics.map((name) => [name, name]), metric, (value) => { metric = value; draw(); }),
      choice('Slices', slicings.map((key) => [key, key === '' ? 'whole runs' : 'by ' + key.replace(',', ' and ')]), by, (value) => { by = value; draw(); }));
    const share = lines.length > 0 && isShare(lines[0].metric);
    const most = share ? Math.min(1, Math.max(...lines.map((line) => line.high ?? line.value)) * 1.02) : undefined;
    replace(place,
      lines.length > 60 ? h('p', { class: 'fine' }, 'Too many lines for a plot; the table has them all.') : forest(`${metric} with intervals`, lines.map((score) => ({
        name: [score.slice.run, ...rest(score)].join(' · '), value: score.value, low: score.low, high: score.high, paint: '--run-' + ((runPlace.get(score.slice.run) ?? 0) % 8),
      })), { text: (value) => scoreText(lines[0].metric, value), least: metric.startsWith('mcc') ? undefined : 0, most }),
      listing(own, runPlace));
  }

  draw();
  return { title: 'Scores', element: h('section', {}, h('h1', {}, 'Scores'), h('p', { class: 'lead' }, 'Means over tasks with 95 % intervals. ', h('a', { href: '#/guide' }, 'What the names mean')), tools, place) };
}

const slicing = (score) => Object.keys(score.slice).filter((key) => key !== 'run').join(',');
const rest = (score) => Object.entries(score.slice).filter(([key]) => key !== 'run').map(([, value]) => value);

function listing(own, runPlace) {
  const keys = Object.keys(own[0]?.slice ?? {}).filter((key) => key !== 'run');
  return table({
    caption: 'Scores', rows: own,
    columns: [
      { title: 'Run', value: (score) => score.slice.run, cell: (score) => runName(runPlace.get(score.slice.run) ?? 0) },
      ...keys.map((key) => ({ title: key, value: (score) => score.slice[key] ?? '', cell: (score) => h('bdi', {}, score.slice[key] ?? '') })),
      { title: 'Score', value: metricName, cell: (score) => h('span', { class: 'id' }, metricName(score)) },
      { title: 'Value', number: true, value: (score) => score.value, cell: (score) => h('b', {}, scoreText(score.metric, score.value)) },
      { title: '95 % interval', number: true, value: (score) => score.low, cell: (score) => interval(score.metric, score.low, score.high) },
      { title: 'Tasks', number: true, value: (score) => score.tasks, cell: (score) => String(score.tasks) },
    ],
  }).element;
}
