/** Source text with coloured tokens and numbered lines. */

import { h, replace } from 'report/dom';
import { cutNote, reveal, unfold, whole } from 'report/text';

const LANGUAGES = { cpp: 'cpp', cc: 'cpp', cxx: 'cpp', c: 'cpp', h: 'cpp', hpp: 'cpp', cu: 'cpp', cuh: 'cpp', hip: 'cpp', py: 'python', json: 'json' };
const CLASSES = { keyword: 'k', built_in: 't', type: 't', literal: 'm', number: 'm', string: 's', char: 's', comment: 'c', meta: 'p', title: 't', symbol: 'm' };
const COLOURED = 100_000;
const SHOWN = 20_000;

/** A file or a prompt, with buttons that copy it or save it under its own name. */
export function source(path, kept, title = path) {
  const text = whole(kept);
  const pre = h('pre', { class: 'code', tabindex: '0', 'aria-label': path });
  const fill = (some) => replace(pre, lines(some, path).map((line) => h('span', { class: 'line' }, tokens(line), '\n')));
  fill(text.slice(0, SHOWN));
  const name = path.split('/').pop().replace(/[^\w.+-]/g, '_') || 'candidate.txt';
  return h('div', { class: 'piece' },
    h('div', { class: 'pieces' }, h('h3', { class: 'id' }, h('bdi', {}, ...reveal(title))),
      h('span', { class: 'buttons' }, copyButton(text), h('button', { type: 'button', onclick: () => save(name, text) }, 'Save'))),
    pre, unfold(text, SHOWN, () => fill(text)), cutNote(kept));
}

export function copyButton(text) {
  const button = h('button', { type: 'button', onclick: async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const area = h('textarea', { class: 'unseen' });
      area.value = text;
      document.body.append(area);
      area.select();
      document.execCommand('copy');
      area.remove();
    }
    replace(button, 'Copied');
    setTimeout(() => replace(button, 'Copy'), 1500);
  } }, 'Copy');
  return button;
}

function save(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** The lines of a text, each a list of { text, kind }. */
export function lines(text, path) {
  const result = [[]];
  for (const { text: piece, kind } of coloured(text, path)) {
    piece.split('\n').forEach((part, at) => {
      if (at > 0) result.push([]);
      if (part !== '') result.at(-1).push({ text: part, kind });
    });
  }
  if (result.length > 1 && result.at(-1).length === 0) result.pop();
  return result;
}

/** Nodes for one line. */
export const tokens = (line) => line.flatMap(({ text, kind }) => (kind ? h('span', { class: kind }, ...reveal(text)) : reveal(text)));

/**
 * Tokens of a text. highlight.js answers in markup, which is parsed apart from the page and of which
 * only names of token classes and texts are taken; if these do not add up to the text, it stays plain.
 */
function coloured(text, path) {
  const language = LANGUAGES[path.split('.').pop()];
  if (!language || text.length > COLOURED) return [{ text, kind: '' }];
  const markup = globalThis.hljs.highlight(text, { language, ignoreIllegals: true }).value;
  const parsed = new DOMParser().parseFromString('<pre>\n' + markup + '</pre>', 'text/html').querySelector('pre');
  const pieces = [];
  collect(parsed, '', pieces);
  return pieces.map((piece) => piece.text).join('') === text ? pieces : [{ text, kind: '' }];
}

function collect(node, kind, pieces) {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) pieces.push({ text: child.data, kind });
    else collect(child, kindOf(child) || kind, pieces);
  }
}

function kindOf(element) {
  const name = [...element.classList].find((one) => one.startsWith('hljs-'));
  return name ? CLASSES[name.slice(5)] ?? '' : '';
}
