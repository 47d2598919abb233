/** The parts of the overview that are drawn: heat map, how much faster, turns, scaling, and how trials ended. */

import { h, replace, choice } from 'report/dom';
import { index, store } from 'report/data';
import { axis, chart, colour, runColour, tip, whiskers } from 'report/charts';
import { count, factor, percent } from 'report/format';
import { countSections } from 'report/counts';
import { heat } from 'report/heat';
import { address } from 'report/route';
import { bestFirst, chip, outcomeColour, reasonMeaning, runName } from 'report/words';
import { table } from 'report/table';
import { turns } from 'report/turns';

let made = false;

export function overview() {
  if (made) return;
  made = true;
  const keep = (id, shown) => { if (!shown) document.getElementById(id).closest('section').hidden = true; };
  if (index.counting) countSections();
  keep('heat', heat(document.getElementById('heat')));
  keep('faster', faster(document.getElementById('faster')));
  keep('turns', turns(document.getElementById('turns')));
  keep('scaling', scaling(document.getElementById('scaling')));
  keep('failures', endings(document.getElementById('failures')));
}

/** The chance that a sample is right and more than p times as fast, over p. */
function faster(place) {
  if (index.fast.length === 0) return false;
  const lines = index.runs.map((run, at) => ({ run, at, points: index.fast.filter((score) => score.slice.run === run.name).sort((a, b) => a.p - b.p) })).filter((line) => line.points.length > 0);
  const ps = [...new Set(index.fast.map((score) => score.p))].sort((a, b) => a - b);
  replace(place,
    h('p', { class: 'lead' }, 'The chance that a sample is right and more than p times as fast as what it replaces (fast_p@1), averaged over tasks.'),
    h('div', { class: 'legend' }, lines.map(({ at }) => runName(at))),
    chart('fast_p over p', 300, (colours) => ({
      tooltip: { ...tip(), trigger: 'axis', formatter: (items) => 'p = ' + items[0].axisValue + '\n' + items.map((item) => {
        const point = lines[item.seriesIndex].points.find((one) => one.p === Number(item.axisValue));
        return `${item.seriesName}  ${percent(point.value)}${point.high === null ? '' : `  [${percent(point.low)}, ${percent(point.high)}]`}`;
      }).join('\n') },
      xAxis: axis(colours, { type: 'category', data: ps.map(String), name: 'p', nameLocation: 'middle', nameGap: 24, splitLine: { show: false }, boundaryGap: false }),
      yAxis: axis(colours, { type: 'value', min: 0, max: 1, axisLabel: { formatter: (value) => Math.round(value * 100) + ' %' } }),
      grid: { left: 8, right: 16, top: 16, bottom: 26, containLabel: true },
      series: lines.map(({ run, at, points: all }) => ({ type: 'line', name: run.name, symbol: 'circle', symbolSize: 6, lineStyle: { width: 2 }, itemStyle: { color: runColour(at) },
        data: ps.map((p) => all.find((one) => one.p === p)?.value ?? null) })),
    })));
  return true;
}

function scaling(place) {
  const timed = index.scaling.filter((score) => score.n > 1);
  if (timed.length === 0) return false;
  const slices = new Map([['', 'all tasks']]);
  for (const dimension of index.dimensions)
    for (const score of timed) if (score.slice[dimension] !== undefined) slices.set(dimension + '=' + score.slice[dimension], score.slice[dimension]);
  const execs = [...slices.keys()].filter((key) => key.startsWith('exec='));
  let slice = execs.find((key) => key === 'exec=omp') ?? execs[0] ?? '';
  let source = 'correct';
  const plots = h('div', { class: 'columns' });
  const draw = () => {
    const lines = index.runs.map((run, at) => ({ run, at, points: points(run.name, slice, source) })).filter((line) => line.points.length > 0);
    replace(plots,
      h('div', {}, h('h3', {}, 'Speedup'), curves('Speedup over n', lines, (point) => point)),
      h('div', {}, h('h3', {}, 'Efficiency'), curves('Efficiency over n', lines, (point) => ({ n: point.n, value: point.value / point.n, low: point.low / point.n, high: point.high === null ? null : point.high / point.n }), true)));
  };
  draw();
  replace(place,
    h('div', { class: 'tools' },
      choice('Tasks', [...slices].map(([key, text]) => [key, text]), slice, (value) => { slice = value; draw(); }),
      choice('Samples', [['correct', 'correct ones (geometric mean over tasks)'], ['all', 'all, a failure counts 0 (speedup_n@1)']], source, (value) => { source = value; draw(); })),
    h('div', { class: 'legend' }, index.runs.map((_, at) => runName(at)), h('span', {}, '┄ ideal')),
    plots);
  return true;
}

function points(run, slice, source) {
  const [key, ...rest] = slice.split('=');
  const value = rest.join('=');
  const scores = source === 'correct' ? index.scaling : index.scores.filter((score) => score.metric === 'speedup_n@k' && score.k === 1);
  return scores
    .filter((score) => score.slice.run === run && (slice === '' ? Object.keys(score.slice).length === 1 : Object.keys(score.slice).length === 2 && score.slice[key] === value))
    .sort((a, b) => a.n - b.n);
}

function curves(label, lines, of, share = false) {
  const ns = [...new Set(lines.flatMap((line) => line.points.map((point) => point.n)))].sort((a, b) => a - b);
  const place = (n) => ns.indexOf(n);
  return chart(label, 300, (colours) => ({
    tooltip: { ...tip(), trigger: 'axis', formatter: (items) => 'n = ' + items[0].axisValue + '\n' + items.filter((item) => item.seriesType === 'line' && item.seriesName !== 'ideal').map((item) => {
      const point = of(lines[item.seriesIndex].points.find((one) => one.n === Number(item.axisValue)));
      const text = share ? percent : factor;
      return `${item.seriesName}  ${text(point.value)}${point.high === null ? '' : `  [${text(point.low)}, ${text(point.high)}]`}`;
    }).join('\n') },
    xAxis: axis(colours, { type: 'category', data: ns.map(String), name: 'n', nameLocation: 'middle', nameGap: 24, splitLine: { show: false }, boundaryGap: true }),
    yAxis: axis(colours, share ? { type: 'value', min: 0, axisLabel: { formatter: (value) => Math.round(value * 100) + ' %' } } : { type: 'log', logBase: 2, min: 0.5, axisLabel: { formatter: (value) => value + '×' } }),
    grid: { left: 8, right: 16, top: 16, bottom: 26, containLabel: true },
    series: [
      ...lines.map(({ run, at, points: all }) => ({ type: 'line', name: run.name, symbol: 'circle', symbolSize: 7, lineStyle: { width: 2 }, itemStyle: { color: runColour(at) },
        data: ns.map((n) => { const point = all.find((one) => one.n === n); return point && of(point).value > 0 ? of(point).value : null; }) })),
      { type: 'line', name: 'ideal', symbol: 'none', silent: true, lineStyle: { type: 'dashed', width: 1.2, color: colours.soft }, itemStyle: { color: colours.soft }, data: ns.map((n) => (share ? 1 : n)) },
      ...lines.map(({ at, points: all }, order) => whiskers(all.filter((point) => point.high !== null && point.low > 0).map((point) => [place(point.n), of(point).low, of(point).high]), runColour(at), false, (order - (lines.length - 1) / 2) * 5)),
    ],
  }));
}

function endings(place) {
  const { trials } = store;
  const runs = index.runs.length;
  const totals = new Array(runs).fill(0);
  const outcomes = index.outcomes.map(() => new Array(runs).fill(0));
  const kinds = new Map();
  for (let row = 0; row < trials.count; row++) {
    if (trials.outcome[row] < 0) continue;
    totals[trials.run[row]]++;
    outcomes[trials.outcome[row]][trials.run[row]]++;
    const key = trials.outcome[row] * 1000 + trials.reason[row];
    if (!kinds.has(key)) kinds.set(key, { outcome: trials.outcome[row], reason: trials.reason[row], counts: new Array(runs).fill(0) });
    kinds.get(key).counts[trials.run[row]]++;
  }
  const failed = [...kinds.values()].filter((kind) => index.outcomes[kind.outcome].name !== 'CORRECT').sort((a, b) => a.outcome - b.outcome || sum(b.counts) - sum(a.counts));
  const seen = bestFirst.filter((at) => sum(outcomes[at]) > 0).map((at) => ({ name: index.outcomes[at].name, at }));
  const reasonName = (kind) => index.reasons[kind.reason]?.name ?? '';
  const columns = [
    { title: 'Outcome', value: (kind) => kind.outcome, cell: (kind) => chip(index.outcomes[kind.outcome].name) },
    { title: 'Reason', value: reasonName, cell: (kind) => h('span', {}, h('b', {}, reasonName(kind)), ' ', h('span', { class: 'muted' }, reasonMeaning(reasonName(kind)))) },
    ...index.runs.map((run, at) => ({ title: run.name, number: true, value: (kind) => kind.counts[at], cell: (kind) => kind.counts[at] === 0 ? '' : h('a', {
      href: address('trials', { run: at, outcome: index.outcomes[kind.outcome].name, reason: reasonName(kind) }) }, count(kind.counts[at])) })),
  ];
  replace(place,
    h('div', { class: 'legend' }, seen.map(({ name, at }) => h('span', {}, chip(name), ' ', count(sum(outcomes[at]))))),
    chart('Outcomes of each run in percent', 56 + 34 * runs, (colours) => ({
      grid: { left: 8, right: 20, top: 8, bottom: 8, containLabel: true },
      tooltip: { ...tip(), formatter: ({ seriesName, dataIndex, value }) => `${index.runs[dataIndex].name}\n${seriesName}  ${percent(value / 100)}` },
      xAxis: axis(colours, { type: 'value', max: 100, axisLabel: { formatter: '{value} %' } }),
      yAxis: axis(colours, { type: 'category', inverse: true, splitLine: { show: false }, data: index.runs.map((run) => run.name), axisLabel: { width: 130, overflow: 'truncate', hideOverlap: false } }),
      series: seen.map(({ name, at }) => ({ type: 'bar', stack: 'all', name, barWidth: 18, itemStyle: { color: colour(outcomeColour[name]), borderColor: colour('--card'), borderWidth: 1 },
        data: totals.map((total, run) => (total === 0 ? 0 : (100 * outcomes[at][run]) / total)) })),
    })),
    failed.length === 0 ? h('p', { class: 'lead' }, 'Every trial is correct.') : table({ caption: 'Failures by outcome and reason, with their number in each run', columns, rows: failed }).element);
  return trials.count > 0;
}

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
