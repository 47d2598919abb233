/** How refinements went: what was reached by a turn, what a turn brought by itself, and what became worse. */

import { h, replace, choice } from 'report/dom';
import { index } from 'report/data';
import { axis, chart, runColour, tip, whiskers } from 'report/charts';
import { count, percent } from 'report/format';
import { table } from 'report/table';
import { runName } from 'report/words';

export function turns(place) {
  const { refined } = index;
  if (!refined) return false;
  const runs = refined.runs.map((one) => ({ ...one, at: index.runs.findIndex((run) => run.name === one.run) }));
  const thresholds = [...new Set(refined.reached.flatMap((score) => score.p ?? []))].sort((a, b) => a - b);
  let p = 1;
  const plots = h('div', { class: 'columns' });
  const draw = () => replace(plots,
    panel('Built', runs, (score) => score.metric === 'build@k'),
    panel('Correct', runs, (score) => score.metric === 'pass@k'),
    panel(`Correct and more than ${p} times as fast`, runs, (score) => score.metric === 'fast_p@k' && score.p === p));
  draw();
  replace(place,
    h('p', { class: 'lead' }, 'The share of tasks, where samples of a task share its weight. Lines: a turn so far got there (fast_p@N of the KernelBench paper). Dashes: this turn itself did, among samples that took it. Turn 1 is the first answer, #0.0.'),
    h('div', { class: 'tools' }, choice('Faster than', thresholds.map((one) => [one, one + '×']), p, (value) => { p = Number(value); draw(); })),
    h('div', { class: 'legend' }, runs.map(({ at }) => runName(at)), h('span', {}, '┄ in the turn itself')),
    plots,
    table({ caption: 'Turns that are worse than one before, by run', columns: columns(), rows: runs }).element);
  return true;
}

function columns() {
  const taken = (run) => run.turns.reduce((all, turn) => all + turn.taken, 0);
  const worse = (run) => run.turns.reduce((all, turn) => all + turn.worse, 0);
  return [
    { title: 'Run', value: (run) => run.run, cell: (run) => runName(run.at) },
    { title: 'Samples', number: true, value: (run) => run.samples, cell: (run) => count(run.samples) },
    { title: 'Turns taken', number: true, value: taken, cell: (run) => count(taken(run)) },
    { title: 'Worse than before', number: true, value: worse, cell: (run) => `${count(worse(run))} turns` },
    { title: 'Degenerated', number: true, value: (run) => run.degenerated, cell: (run) => `${count(run.degenerated)} of ${count(run.samples)} samples` },
    { title: 'Worse in turn', value: (run) => run.turns.findIndex((turn) => turn.worse > 0), cell: (run) => run.turns.map((turn, at) => [at + 1, turn.worse]).filter(([, some]) => some > 0).map(([at, some]) => `${at}: ${count(some)}`).join(', ') },
  ];
}

const panel = (title, runs, is) => h('div', {}, h('h3', {}, title), curves(`${title}, by turn`, runs, is));

function curves(label, runs, is) {
  const points = (scores, run) => scores.filter((score) => score.slice.run === run && is(score)).map((score) => ({ ...score, turn: Number(score.slice.turn) }));
  const lines = runs.map(({ run, at }) => ({ run, at, reached: points(index.refined.reached, run), alone: points(index.refined.alone, run) }));
  const last = Math.max(...lines.flatMap((line) => line.reached.map((point) => point.turn)));
  const all = Array.from({ length: last }, (_, at) => at + 1);
  const values = (some) => all.map((turn) => some.find((point) => point.turn === turn)?.value ?? null);
  return chart(label, 280, (colours) => ({
    tooltip: { ...tip(), trigger: 'axis', formatter: (items) => 'turn ' + items[0].axisValue + '\n' + items.filter((item) => item.seriesType === 'line').map((item) => {
      const line = lines[item.seriesIndex % lines.length];
      const alone = item.seriesIndex >= lines.length;
      const point = (alone ? line.alone : line.reached).find((one) => one.turn === Number(item.axisValue));
      return point ? `${line.run}, ${alone ? 'in it' : 'by it'}  ${percent(point.value)}${point.high === null ? '' : `  [${percent(point.low)}, ${percent(point.high)}]`}` : null;
    }).filter(Boolean).join('\n') },
    xAxis: axis(colours, { type: 'category', data: all.map(String), name: 'turn', nameLocation: 'middle', nameGap: 24, splitLine: { show: false } }),
    yAxis: axis(colours, { type: 'value', min: 0, max: 1, axisLabel: { formatter: (value) => Math.round(value * 100) + ' %' } }),
    grid: { left: 8, right: 16, top: 16, bottom: 26, containLabel: true },
    series: [
      ...lines.map(({ run, at, reached }) => ({ type: 'line', name: run, symbol: 'circle', symbolSize: 7, lineStyle: { width: 2 }, itemStyle: { color: runColour(at) }, data: values(reached) })),
      ...lines.map(({ run, at, alone }) => ({ type: 'line', name: run + ' alone', symbol: 'emptyCircle', symbolSize: 5, lineStyle: { width: 1.3, type: 'dashed' }, itemStyle: { color: runColour(at) }, data: values(alone) })),
      ...lines.map(({ at, reached }, order) => whiskers(reached.filter((point) => point.high !== null).map((point) => [point.turn - 1, point.low, point.high]), runColour(at), false, (order - (lines.length - 1) / 2) * 5)),
    ],
  }));
}
