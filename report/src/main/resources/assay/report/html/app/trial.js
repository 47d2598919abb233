/** One trial: verdict and evidence first, then the code, the times, and everything it came from. */

import { h, section } from 'report/dom';
import { details, index, kernel, note, outcome, prompt, reason, rows, store, taskLink, trialLink } from 'report/data';
import { axis, chart, colour, tip } from 'report/charts';
import { count, digits, factor, milliseconds } from 'report/format';
import { copyButton, source } from 'report/code';
import { isCounted, kernelSections, saidSection } from 'report/kernel';
import { block, inline } from 'report/text';
import { chip, flag, flagMeaning, outcomeMeaning, reasonMeaning, runName, stopMeaning } from 'report/words';

export async function trial(route) {
  const [run, sample, turn, ...rest] = route.rest;
  const place = store.places.get(rest.join('/'));
  const { trials } = store;
  const own = rows((row) => trials.task[row] === place && trials.run[row] === Number(run));
  const row = own.find((one) => trials.sample[one] === Number(sample) && trials.turn[one] === Number(turn));
  if (row === undefined) return undefined;
  const id = store.tasks[place].id;
  const known = await details(row);
  const asked = await prompt(place);
  const at = own.indexOf(row);
  const counts = isCounted(store.tasks[place]);
  const facts = counts ? await kernel(place) : null;
  const element = h('div', {},
    h('p', { class: 'crumbs row' }, h('span', {}, h('a', { href: '#/tasks' }, 'Tasks'), ' / ', h('a', { href: taskLink(id) }, inline(id)), ' /'),
      at > 0 ? h('a', { href: trialLink(own[at - 1]), rel: 'prev' }, '← previous') : null,
      at < own.length - 1 ? h('a', { href: trialLink(own[at + 1]), rel: 'next' }, 'next →') : null),
    verdict(row, id, known),
    counts ? [saidSection(row, facts), kernelSections(store.tasks[place], facts)].flat() : null,
    known ? found(row, id, known, asked) : capped(asked));
  return { title: `${id} #${sample}`, element };
}

function verdict(row, id, known) {
  const { trials } = store;
  const name = outcome(row);
  const speed = trials.speedup[row] === null ? null : h('div', {},
    h('div', { class: 'big' }, factor(trials.speedup[row])),
    h('div', { class: 'muted' }, trials.high[row] === null ? 'measured with one pair' : `${digits(trials.low[row])} – ${digits(trials.high[row])}`, ` at n = ${trials.n[row]}`));
  const evidence = known?.evidence ?? (reason(row) ? [{ reason: reason(row), text: note(row) }] : []);
  return h('section', {}, h('h1', {}, inline(id), h('span', { class: 'muted' }, ` #${trials.sample[row]}`), trials.turn[row] > 0 ? h('span', { class: 'muted' }, ` turn ${trials.turn[row]}`) : null),
    h('p', { class: 'row' }, chip(name), runName(trials.run[row]), h('span', { class: 'muted' }, outcomeMeaning(name))),
    speed,
    evidence.map((one) => h('div', { class: 'evidence outcome-' + name }, h('b', {}, one.reason), ' ', h('span', { class: 'muted' }, reasonMeaning(one.reason)), block(one.text))),
    (known?.flags ?? []).map((one) => h('p', {}, flag(one), ' ', flagMeaning(one))));
}

const capped = (asked) => [
  h('p', { class: 'note' }, 'This report keeps only a line of this trial. ', h('a', { href: '#/' }, 'Why'), ' The run file holds its answer, code and times.'),
  section('Prompt', source('prompt.cpp', asked, ''))];

function found(row, id, known, asked) {
  const timed = (known.configurations ?? []).filter((one) => one.timing);
  return [
    known.files?.length > 0 ? section('Candidate', known.files.map((file) => source(file.path, file.content))) : null,
    known.build && (known.build.log !== '' || outcome(row) === 'BUILD_FAILED') ? section('Compiler', h('p', { class: 'lead' }, `${digits(known.build.seconds)} s`), block(known.build.log)) : null,
    known.configurations?.length > 0 ? section('Configurations', configurations(known.configurations)) : null,
    timed.length > 0 ? section('Times', times(timed)) : null,
    known.answer === undefined ? null : section('Answer', finish(known), block(known.answer)),
    section(question(known) ? 'What was asked' : 'Prompt', question(known) ? block(question(known)) : source('prompt.cpp', asked, '')),
    story(known).length > 0 ? section('Events', story(known).map((event) => h('details', {}, h('summary', {}, inline(event.kind), ' ', h('span', { class: 'muted' }, event.at)), block(event.content)))) : null,
    known.attempts.length > 0 ? section('Tries that failed by our fault', known.attempts.map((problem) => block(problem))) : null,
    known.answer === undefined || index.runs[store.trials.run[row]].made ? null : repeat(row, id, known),
    origin(row, known)];
}

/** Events but for the question, which has a place of its own. */
const story = (known) => known.events.filter((event) => event.kind !== 'question');

/** What was asked where that was more than the task's prompt; cut off where it is too long for a report. */
function question(known) {
  const event = known.events.find((one) => one.kind === 'question');
  if (!event) return undefined;
  return typeof event.content === 'string' ? JSON.parse(event.content).text : event.content;
}

/** The line that `assay show` prints too; the run file must lie where Assay keeps runs, or its path be given. */
function repeat(row, id, known) {
  const run = index.runs[store.trials.run[row]];
  const line = (...words) => words.map((word) => (/^[A-Za-z0-9_@%+=:,./-][A-Za-z0-9_@%+=:,./#-]*$/.test(word) ? word : "'" + word.replaceAll("'", "'\\''") + "'")).join(' ');
  const code = known.files?.length > 0;
  const command = line('./assay', 'show', run.file.replace(/\.run$/, ''), `${id}#${store.trials.sample[row]}${store.trials.turn[row] > 0 ? '.' + store.trials.turn[row] : ''}`, code ? '--code' : '--answer')
    + ' | ' + line('./assay', 'judge', '-', ...(code ? [] : ['--raw']), '--task', id, '--timing', known.timing ?? run.timing, ...run.pack);
  return section('To judge it again', h('div', { class: 'pieces' }, h('h3', {}, h('bdi')), h('span', { class: 'buttons' }, copyButton(command))), block(command));
}

function configurations(all) {
  const head = ['Configuration', 'Outcome', 'Speedup', 'Reference', 'Candidate', 'Stopped', 'Pairs', 'Lane'];
  const cells = (one) => {
    const timing = one.timing;
    const seen = one.evidence.length > 0 ? h('div', { class: 'muted' }, one.evidence.map((some) => inline(typeof some.text === 'string' ? some.text : some.text.text))) : null;
    return [h('span', {}, inline(one.name)), h('span', {}, chip(one.outcome), seen),
      timing ? h('span', {}, h('b', {}, factor(timing.speedup)), timing.high === null ? null : h('span', { class: 'muted' }, ` ${digits(timing.low)} – ${digits(timing.high)}`)) : '',
      timing ? milliseconds(timing.reference) : '', timing ? milliseconds(timing.candidate) : '',
      timing ? h('span', { title: stopMeaning(timing.stop) }, timing.stop) : '', timing ? String(timing.pairs.length) : '', timing ? h('span', {}, inline(timing.lane)) : ''];
  };
  return h('div', { class: 'scroll' }, h('table', { class: 'stack', role: 'table' }, h('caption', { class: 'unseen' }, 'Verdicts by configuration'),
    h('thead', {}, h('tr', {}, head.map((title) => h('th', { scope: 'col' }, title)))),
    h('tbody', {}, all.map((one) => h('tr', { role: 'row' }, cells(one).map((cell, at) => h('td', { role: 'cell', 'data-label': head[at], class: cell === '' ? 'blank' : null }, typeof cell === 'string' ? h('span', {}, cell) : cell)))))));
}

function times(timed) {
  return h('div', {}, h('p', { class: 'lead' }, 'Every dot is one call. Reference and candidate took turns in fresh pairs of processes.'),
    h('div', { class: 'columns broad' }, timed.map((one) => h('div', {},
      h('h3', {}, inline(one.name), h('span', { class: 'muted' }, `  ${milliseconds(one.timing.reference)} → ${milliseconds(one.timing.candidate)}`)), dots(one.timing)))));
}

function dots(timing) {
  const calls = (side) => timing.pairs.flatMap((pair, at) => pair[side].map((time, call) => [at + 1 + (call / Math.max(1, pair[side].length - 1) - 0.5) * 0.5 || at + 1, time]));
  const series = (name, side, paint) => ({ type: 'scatter', name, symbolSize: 5, itemStyle: { color: colour(paint), opacity: 0.75 }, data: calls(side),
    markLine: { silent: true, symbol: 'none', lineStyle: { color: colour(paint), width: 1.4, type: 'solid', opacity: 0.6 }, label: { show: false },
      data: [{ yAxis: side === 0 ? timing.reference : timing.candidate }] } });
  return chart('Times of single calls in milliseconds', 240, (colours) => ({
    legend: { top: 0, left: 0, itemWidth: 10, itemHeight: 10, textStyle: { color: colours.soft } },
    grid: { left: 8, right: 16, top: 34, bottom: 24, containLabel: true },
    tooltip: { ...tip(), formatter: ({ seriesName, value }) => `${seriesName}, pair ${Math.round(value[0])}\n${milliseconds(value[1])}` },
    xAxis: axis(colours, { type: 'value', min: 0.5, max: timing.pairs.length + 0.5, minInterval: 1, name: 'pair', nameLocation: 'middle', nameGap: 22, splitLine: { show: false }, axisLabel: { formatter: (value) => (Number.isInteger(value) ? value : '') } }),
    yAxis: axis(colours, { type: 'value', min: 0, axisLabel: { formatter: (value) => value + ' ms' } }),
    series: [series('reference', 0, '--faint'), series('candidate', 1, '--accent')],
  }));
}

function finish(known) {
  const { finish: end = {} } = known;
  const words = [end.reason && ['ended with', end.reason], end.model && ['model', end.model], end.input_tokens !== undefined && ['tokens in', count(end.input_tokens)],
    end.output_tokens !== undefined && ['tokens out', count(end.output_tokens)], end.cost !== undefined && ['cost', '$' + Number(end.cost).toFixed(5)], end.seconds !== undefined && ['took', digits(Number(end.seconds)) + ' s']].filter(Boolean);
  return h('p', { class: 'row' }, h('span', { class: 'tag' }, known.form.toLowerCase()), words.map(([key, value]) => h('span', { class: 'tag' }, key + ' ', h('b', {}, inline(String(value))))));
}

function origin(row, known) {
  const facts = [['run', index.runs[store.trials.run[row]].id], ['run file', index.runs[store.trials.run[row]].file], ['judged', known.judged], ['timing effort', known.timing], ['revision', known.revision]];
  return section('Where this comes from', h('dl', {}, facts.filter(([, value]) => value !== undefined).map(([key, value]) => h('div', {}, h('dt', {}, key), h('dd', {}, inline(String(value)))))));
}
