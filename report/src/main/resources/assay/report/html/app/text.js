/** Texts of strangers: control characters are shown as what they are, and long ones unfold on request. */

import { h, replace } from 'report/dom';
import { count } from 'report/format';

const CONTROL = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
const CONTROLS = new RegExp(`(?:${CONTROL.source})+`, 'gu');
const SHOWN = 20_000;

/** Nodes for a text: its control characters become visible marks, which neither act nor reorder. */
export function reveal(text) {
  if (!CONTROL.test(text)) return [text];
  const nodes = [];
  let from = 0;
  for (const match of text.matchAll(CONTROLS)) {
    if (match.index > from) nodes.push(text.slice(from, match.index));
    nodes.push(h('span', { class: 'control', title: 'control character' }, [...match[0]].map(name).join('')));
    from = match.index + match[0].length;
  }
  nodes.push(text.slice(from));
  return nodes;
}

/** A short text in the flow of a line. */
export const inline = (text) => h('bdi', { class: 'words' }, ...reveal(text));

/** A text, or what was kept of it: { text, of }. */
export const whole = (kept) => (typeof kept === 'string' ? kept : kept.text);

/** Says how much of a text was left out of the report. */
export function cutNote(kept) {
  if (typeof kept === 'string') return null;
  return h('p', { class: 'fine' }, `Cut after ${count(kept.text.length)} of ${count(kept.of)} characters; the run file holds the whole text.`);
}

/** A block of text. */
export function block(kept) {
  const text = whole(kept);
  const pre = h('pre', { class: 'text', tabindex: '0' }, ...reveal(text.slice(0, SHOWN)));
  return h('div', {}, pre, unfold(text, SHOWN, () => replace(pre, ...reveal(text))), cutNote(kept));
}

/** A button for the rest of a long text. */
export function unfold(text, shown, show) {
  if (text.length <= shown) return null;
  const button = h('button', { type: 'button', class: 'more', onclick: () => { show(); button.remove(); } },
    `Show all ${count(text.length)} characters`);
  return button;
}

/** In the notation of the terminal's views. */
function name(character) {
  const code = character.codePointAt(0).toString(16);
  return code.length <= 2 ? '\\x' + code.padStart(2, '0') : `\\u{${code}}`;
}
