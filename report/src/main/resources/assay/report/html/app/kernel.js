/** What is known of the kernel a task asks about, and what a trial said of it. */

import { h, section } from 'report/dom';
import { store, task as taskOf } from 'report/data';
import { grouped, plain } from 'report/format';
import { off } from 'report/counts';
import { inline } from 'report/text';

const PRECISIONS = [['sp', 'Single'], ['dp', 'Double']];

const classOf = (sp, dp) => (sp === '0' ? (dp === '0' ? 'none' : 'DP') : dp === '0' ? 'SP' : 'mixed');

/** Whether the task asks for counts. */
export const isCounted = (task) => task.labels.sp !== undefined && task.labels.dp !== undefined && task.labels.class !== undefined;

/** What a trial said beside what is true and what the solver says. */
export function saidSection(row, kernel) {
  const labels = taskOf(row).labels;
  const said = { sp: store.trials.sp?.[row] ?? null, dp: store.trials.dp?.[row] ?? null };
  const spoke = said.sp !== null;
  const head = ['Precision', 'Said', 'True', 'Said / true', 'Error', 'Solver', 'Its range', 'Its bounds'];
  const cells = ([key, name]) => {
    const truth = labels[key];
    const band = kernel?.solver?.[key];
    return [name, spoke ? grouped(said[key]) : '–', grouped(truth), spoke ? ratio(said[key], truth) : '–', plain(off(spoke ? said[key] : '0', truth)),
      band ? grouped(band.count) : '–', band ? between(band.low, band.high) : '–', band ? between(band.least, band.most) : '–'];
  };
  return section('Counts',
    h('p', { class: 'row' }, h('span', { class: 'tag' }, 'class ', h('b', {}, labels.class)),
      h('span', { class: 'tag' }, 'said to be ', h('b', {}, spoke ? classOf(said.sp, said.dp) : 'nothing')), h('span', { class: 'tag' }, h('b', {}, labels.subset ?? ''))),
    grid('Counts in single and double precision', head, PRECISIONS.map(cells)),
    h('p', { class: 'fine' }, 'The error is |log10(said + 1) − log10(true + 1)|; who says nothing is as far off as who says 0.'));
}

/** What makes the kernel hard, and what the solver says of it. */
export function kernelSections(task, kernel) {
  const { labels } = task;
  const truth = PRECISIONS.map(([key, name]) => [`${name} precision`, grouped(labels[key])]);
  if (!kernel) return [section('The kernel', facts([['class', labels.class], ...truth, ['attributes', (labels.attributes ?? '').replaceAll('+', ', ')]]))];
  return [
    section('The kernel', facts([['what it does', kernel.title], ['class', labels.class], ...truth, ['measured on', kernel.device], ['compiled by', kernel.compiler], ['note', kernel.note]])),
    section('What makes it hard', kernel.proofs.length === 0 ? h('p', {}, 'Nothing that is known.') : grid('Attributes and the source that proves them', ['Attribute', 'Proved by', 'At'],
      kernel.proofs.map((proof) => [proof.attribute.replaceAll('_', ' '), h('code', {}, inline(proof.source)), proof.place]))),
    kernel.solver ? section('The solver', h('p', { class: 'lead' }, 'Counted on the instructions, without running them. Bounds hold whatever the data; the range unless operands are tiny, huge, zero or no numbers.'),
      grid('What the solver says', ['Precision', 'Count', 'Range', 'Bounds', 'Why'], PRECISIONS.map(([key, name]) => { const band = kernel.solver[key];
        return [name, grouped(band.count), between(band.low, band.high), between(band.least, band.most), inline(band.why)]; }))) : null];
}

const between = (low, high) => (low === high ? 'exactly that' : `${grouped(low)} – ${high === undefined ? 'no end' : grouped(high)}`);

function ratio(said, truth) {
  if (truth === '0') return said === '0' ? '1' : '–';
  return said === truth ? 'exact' : plain(Number(said) / Number(truth));
}

const facts = (all) => h('dl', {}, all.filter(([, value]) => value !== undefined && value !== '').map(([key, value]) => h('div', {}, h('dt', {}, key), h('dd', {}, inline(String(value))))));

function grid(caption, head, rows) {
  return h('div', { class: 'scroll' }, h('table', { class: 'stack', role: 'table' }, h('caption', { class: 'unseen' }, caption),
    h('thead', {}, h('tr', {}, head.map((title) => h('th', { scope: 'col' }, title)))),
    h('tbody', {}, rows.map((row) => h('tr', { role: 'row' }, row.map((cell, at) => h('td', { role: 'cell', 'data-label': head[at], class: cell === '' ? 'blank' : null }, typeof cell === 'string' ? h('span', {}, cell) : cell)))))));
}
