/** Two texts side by side, with what differs marked. */

import { h } from 'report/dom';
import { lines, tokens } from 'report/code';

const MOST_LINES = 4_000;
const CONTEXT = 4;

/** The two sides as rows; long stretches without a difference are folded. */
export function diff(left, right, path) {
  const a = left.split('\n');
  const b = right.split('\n');
  const shownLeft = lines(left, path);
  const shownRight = lines(right, path);
  const pairs = align(a, b);
  const element = h('div', { class: 'diff', tabindex: '0', role: 'group', 'aria-label': 'Difference of the two candidates' });
  const near = pairs.map(() => false);
  pairs.forEach((pair, at) => {
    if (pair.same) return;
    for (let i = Math.max(0, at - CONTEXT); i <= Math.min(pairs.length - 1, at + CONTEXT); i++) near[i] = true;
  });
  const folded = pairs.length > 120;
  let hidden = 0;
  pairs.forEach((pair, at) => {
    if (folded && pair.same && !near[at]) {
      hidden++;
      return;
    }
    if (hidden > 0) element.append(h('div', { class: 'gap' }, `⋯ ${hidden} equal lines`));
    hidden = 0;
    element.append(h('div', { class: pair.same ? 'pair same' : 'pair' }, side(pair.left, shownLeft, pair.same ? '' : 'removed'), side(pair.right, shownRight, pair.same ? '' : 'added')));
  });
  if (hidden > 0) element.append(h('div', { class: 'gap' }, `⋯ ${hidden} equal lines`));
  return element;
}

function side(line, shown, kind) {
  if (line === undefined || line >= shown.length) return h('div', { class: 'side none' }, h('span', {}), h('span', {}));
  const mark = { removed: 'removed: ', added: 'added: ' }[kind];
  return h('div', { class: 'side ' + kind }, h('span', {}, String(line + 1)),
    h('span', {}, mark ? h('span', { class: 'unseen' }, mark) : null, tokens(shown[line])));
}

/** Pairs of line numbers: equal lines beside each other, of the others whatever is left over. */
export function align(a, b) {
  const pairs = [];
  let from = 0;
  while (from < a.length && from < b.length && a[from] === b[from]) pairs.push({ left: from, right: from++, same: true });
  let tail = 0;
  while (tail < a.length - from && tail < b.length - from && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  const matches = common(a.slice(from, a.length - tail), b.slice(from, b.length - tail));
  let left = from;
  let right = from;
  for (const [i, j] of [...matches.map(([x, y]) => [x + from, y + from]), [a.length - tail, b.length - tail]]) {
    while (left < i || right < j) pairs.push({ left: left < i ? left++ : undefined, right: right < j ? right++ : undefined, same: false });
    if (i < a.length - tail) pairs.push({ left: left++, right: right++, same: true });
  }
  for (; left < a.length; left++, right++) pairs.push({ left, right, same: true });
  return pairs;
}

/** A longest common subsequence as pairs of places; none where the texts are too long to look. */
function common(a, b) {
  if (a.length * b.length > MOST_LINES * MOST_LINES) return [];
  const width = b.length + 1;
  const longest = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i * width + j] = a[i] === b[j] ? longest[(i + 1) * width + j + 1] + 1 : Math.max(longest[(i + 1) * width + j], longest[i * width + j + 1]);
  const pairs = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (longest[(i + 1) * width + j] >= longest[i * width + j + 1]) i++;
    else j++;
  }
  return pairs;
}
