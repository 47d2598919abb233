/** Answers that are counts: the classes told, how far counts are off, and what was said over what is true. */

import { h, replace, choice } from 'report/dom';
import { index, store, task as taskOf, trialLink } from 'report/data';
import { axis, chart, roomForLeaning, runColour, tip, whiskers } from 'report/charts';
import { grouped, interval, plain } from 'report/format';
import { table } from 'report/table';
import { runName } from 'report/words';

const CLASSES = ['none', 'SP', 'DP', 'mixed'];
const PRECISIONS = [['sp', 'SP'], ['dp', 'DP']];

/** log10 of one more, so that nothing has a place too. */
export const place = (count) => Math.log10(Number(count) + 1);

/** How far a count is off, in powers of ten. */
export const off = (said, truth) => Math.abs(place(said) - place(truth));

/** Draws the overview's sections about counts. */
export function countSections() {
  classes(document.getElementById('classes'));
  errors(document.getElementById('errors'));
  scatter(document.getElementById('scatter'));
  attributes(document.getElementById('attributes'));
}

const keys = (score) => Object.keys(score.slice).filter((key) => key !== 'run').sort().join();
const sliced = (scores, ...labels) => scores.filter((score) => keys(score) === [...labels].sort().join());
const subsets = () => [...new Set(sliced(index.scores, 'subset').map((score) => score.slice.subset))].sort();
const runPlace = (name) => index.runs.findIndex((run) => run.name === name);

function classes(element) {
  const ours = sliced(index.scores, 'subset');
  const columns = (scores) => [
    { title: 'Run', value: (at) => index.runs[at].name, cell: (at) => runName(at) },
    ...subsets().flatMap((subset) => [...CLASSES.map((one) => ['f1_' + one, `${one} (${subset})`]), ['mcc', `MCC (${subset})`]]
      .filter(([metric]) => scores.some((score) => score.metric === metric && score.slice.subset === subset))
      .map(([metric, title]) => {
        const find = (at) => scores.find((score) => score.metric === metric && score.slice.subset === subset && score.slice.run === index.runs[at].name);
        return { title, number: true, value: (at) => find(at)?.value ?? null, cell: (at) => figure(find(at)) };
      }))];
  const runs = counted();
  replace(element,
    h('p', { class: 'lead' }, 'F1 of each class of kernels, and Matthews’ correlation over all four; 1 is perfect.'),
    table({ caption: 'F1 of each class and correlation, by subset', columns: columns(ours), rows: runs }).element,
    h('details', {}, h('summary', {}, 'As gpuFLOPBench computes it'),
      h('p', { class: 'lead' }, 'Trials without an answer are left out, and its F1 of a class looks at kernels of that class alone, which makes it 2R/(1+R) of the recall.'),
      table({ caption: 'Scores as gpuFLOPBench computes them', columns: columns(index.counting.published), rows: runs }).element));
}

const counted = () => [...index.runs.keys()].filter((at) => index.scores.some((score) => score.metric === 'exact' && score.slice.run === index.runs[at].name));

const figure = (score) => score === undefined ? '' : h('span', { class: 'nowrap' }, h('b', {}, plain(score.value)),
  score.high === null ? null : [h('br'), h('span', { class: 'fine' }, interval(score.metric, score.low, score.high))]);

function errors(element) {
  const scores = sliced(index.scores, 'class', 'subset').filter((score) => score.slice.class !== 'none');
  const shown = CLASSES.filter((one) => scores.some((score) => score.slice.class === one));
  replace(element, h('p', { class: 'lead' }, 'The mean of |log10(said + 1) − log10(true + 1)|, lower is better: 0.3 is a factor of two. Kernels that compute nothing are left out.'),
    legend(),
    h('div', { class: 'columns broad' }, subsets().flatMap((subset) => PRECISIONS.map(([key, title]) => h('div', {}, h('h3', {}, `${subset}, ${title}`),
      bars(`Mean absolute log error of ${title} counts of ${subset} kernels by class`, shown, scores.filter((score) => score.metric === 'male_' + key && score.slice.subset === subset), 'class'))))));
}

function attributes(element) {
  const scores = sliced(index.scores, 'attribute');
  const names = [...index.counting.attributes, '(none)'].filter((one) => scores.some((score) => score.slice.attribute === one));
  const find = (at, name, metric) => scores.find((score) => score.metric === metric && score.slice.attribute === name && score.slice.run === index.runs[at].name);
  const columns = [
    { title: 'Attribute', value: (name) => name, cell: (name) => h('bdi', {}, name.replaceAll('_', ' ')) },
    { title: 'Kernels', number: true, value: (name) => tasks(name), cell: (name) => String(tasks(name)) },
    ...counted().flatMap((at) => [['exact', 'exact'], ['male_sp', 'SP error'], ['male_dp', 'DP error']].map(([metric, title]) => ({
      title: `${index.runs[at].name}: ${title}`, number: true, value: (name) => find(at, name, metric)?.value ?? null,
      cell: (name) => { const score = find(at, name, metric); return score === undefined ? '' : h('b', {}, metric === 'exact' ? (score.value * 100).toFixed(0) + ' %' : plain(score.value)); } }))),
  ];
  const tasks = (name) => Math.max(0, ...scores.filter((score) => score.slice.attribute === name).map((score) => score.tasks));
  const words = names.map((name) => name.replaceAll('_', ' '));
  replace(element, h('p', { class: 'lead' }, 'A kernel is counted under each of its attributes.'), legend(),
    h('div', { class: 'columns broad' }, PRECISIONS.map(([key, title]) => h('div', {}, h('h3', {}, title),
      bars(`Mean absolute log error of ${title} counts by attribute`, names, scores.filter((score) => score.metric === 'male_' + key), 'attribute', words)))),
    table({ caption: 'Errors by attribute', columns, rows: names }).element);
}

const legend = () => h('div', { class: 'legend' }, counted().map((at) => runName(at)));

function bars(label, names, scores, key, words = names) {
  const runs = counted();
  const find = (at, name) => scores.find((score) => score.slice[key] === name && score.slice.run === index.runs[at].name);
  const lean = names.length > 4 ? 35 : 0;
  return chart(label, 260, (colours, width) => ({
    grid: { left: 8 + (lean ? roomForLeaning(words, lean, width - 24) : 0), right: 16, top: 12, bottom: 8, containLabel: true },
    tooltip: { ...tip(), formatter: ({ seriesIndex, dataIndex }) => { const score = find(runs[seriesIndex], names[dataIndex]); return `${index.runs[runs[seriesIndex]].name}, ${words[dataIndex]}\n${plain(score.value)}  [${interval(score.metric, score.low, score.high)}], ${score.tasks} kernels`; } },
    xAxis: axis(colours, { type: 'category', data: words, splitLine: { show: false }, axisLabel: { rotate: lean, hideOverlap: false } }),
    yAxis: axis(colours, { type: 'value', min: 0 }),
    series: [
      ...runs.map((at) => ({ type: 'bar', name: index.runs[at].name, barMaxWidth: 22, itemStyle: { color: runColour(at) }, data: names.map((name) => find(at, name)?.value ?? null) })),
      ...(runs.length === 1 ? [whiskers(names.flatMap((name, position) => { const score = find(runs[0], name); return score && score.high !== null ? [[position, score.low, score.high]] : []; }), runColour(runs[0]))] : []),
    ],
  }));
}

function scatter(element) {
  let shown = 'sp';
  const plot = h('div');
  const draw = () => replace(plot, dots(shown));
  draw();
  replace(element, h('p', { class: 'lead' }, 'Every dot is a trial; what is exact lies on the line. A click opens the trial.'),
    h('div', { class: 'tools' }, choice('Precision', PRECISIONS, shown, (value) => { shown = value; draw(); })), legend(), plot);
}

function dots(key) {
  const rows = [...Array(store.trials.count).keys()].filter((row) => store.trials[key]?.[row] != null
    && (store.trials[key][row] !== '0' || taskOf(row).labels[key] !== '0'));
  const end = 3 * Math.ceil(Math.max(3, ...rows.flatMap((row) => [place(store.trials[key][row]), place(taskOf(row).labels[key])])) / 3);
  const tick = (value) => (value === 0 ? '0' : '10' + [...String(value)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[digit]).join(''));
  const label = (name, gap) => ({ type: 'value', min: 0, max: end, interval: 3, name, nameLocation: 'middle', nameGap: gap, axisLabel: { formatter: tick } });
  const series = counted().map((at) => ({ type: 'scatter', name: index.runs[at].name, z: 3, symbolSize: 7, itemStyle: { color: runColour(at), opacity: 0.7 },
    data: rows.filter((row) => store.trials.run[row] === at).map((row) => ({ value: [place(taskOf(row).labels[key]), place(store.trials[key][row])], row })) }));
  return chart(`Counts said over true counts, ${key.toUpperCase()}, both logarithmic`, 460, (colours) => ({
    grid: { left: 30, right: 24, top: 12, bottom: 34, containLabel: true },
    tooltip: { ...tip(), formatter: ({ seriesName, data }) => `${taskOf(data.row).id} #${store.trials.sample[data.row]}\n${seriesName}\nsaid ${grouped(store.trials[key][data.row])}\ntrue ${grouped(taskOf(data.row).labels[key])}` },
    xAxis: axis(colours, label('true', 26)),
    yAxis: axis(colours, label('said', 40)),
    series: [
      { type: 'line', silent: true, z: 1, symbol: 'none', lineStyle: { type: 'dashed', width: 1.2, color: colours.soft }, data: [[0, 0], [end, end]] },
      ...series,
    ],
  }), ({ data }) => { if (data?.row !== undefined) location.hash = trialLink(data.row); });
}
