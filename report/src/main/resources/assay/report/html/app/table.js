/** Tables that sort by their heads. Large ones grow page by page. */

import { h, replace } from 'report/dom';
import { count } from 'report/format';

const PAGE = 100;

/**
 * A table of rows. A column has a title, a value to sort by, and a cell to show;
 * `sort` is { column, down } and may be left out, `onsort` hears of changes.
 */
export function table({ caption, columns, rows, sort, onsort }) {
  const heads = columns.map((column, place) => head(column, place, () => order(place)));
  const body = h('tbody');
  const more = h('button', { type: 'button', class: 'more', onclick: () => grow() });
  const element = h('div', {},
    h('div', { class: 'scroll' }, h('table', { class: 'stack', role: 'table' },
      h('caption', { class: 'unseen' }, caption), h('thead', {}, h('tr', { role: 'row' }, heads)), body)),
    more);
  let current = sort;
  let sorted = rows;
  let shown = 0;

  function order(place) {
    current = { column: place, down: current?.column === place ? !current.down : columns[place].number === true };
    onsort?.(current);
    fill(rows);
  }

  function fill(some) {
    rows = some;
    sorted = current ? arranged(rows, columns[current.column].value, current.down) : rows;
    heads.forEach((one, place) => {
      if (current?.column === place) one.setAttribute('aria-sort', current.down ? 'descending' : 'ascending');
      else one.removeAttribute('aria-sort');
    });
    shown = 0;
    body.replaceChildren();
    grow();
  }

  function grow() {
    const next = sorted.slice(shown, shown + PAGE);
    body.append(...next.map((row) => line(columns, row)));
    shown += next.length;
    more.hidden = shown >= sorted.length;
    replace(more, `Show more (${count(shown)} of ${count(sorted.length)})`);
  }

  fill(rows);
  return { element, fill };
}

/** Gives the page's own tables the same heads; cells are ordered by data-value, else by their text. */
export function enhance(element) {
  const body = element.tBodies[0];
  const heads = [...element.tHead.rows[0].cells];
  element.classList.add('stack');
  for (const row of body.rows) [...row.cells].forEach((cell, place) => cell.setAttribute('data-label', heads[place].textContent));
  heads.forEach((one, place) => {
    if (one.hasAttribute('data-fixed')) return;
    const number = [...body.rows].every((row) => row.cells[place].hasAttribute('data-value'));
    const title = one.textContent;
    replace(one, h('button', { type: 'button', class: 'sort', onclick: () => {
      const down = one.hasAttribute('aria-sort') ? one.getAttribute('aria-sort') === 'ascending' : number;
      heads.forEach((other) => other.removeAttribute('aria-sort'));
      one.setAttribute('aria-sort', down ? 'descending' : 'ascending');
      const value = (row) => (number ? Number(row.cells[place].dataset.value || NaN) : row.cells[place].textContent);
      body.append(...arranged([...body.rows], value, down));
    } }, title));
  });
}

/** What is not known comes last either way. */
function arranged(rows, value, down) {
  const sign = down ? -1 : 1;
  const keyed = rows.map((row) => [value(row), row]);
  const unknown = (key) => key === null || key === undefined || Number.isNaN(key);
  keyed.sort(([a], [b]) => {
    if (unknown(a) || unknown(b)) return unknown(a) - unknown(b);
    return sign * (typeof a === 'string' ? a.localeCompare(b) : a - b);
  });
  return keyed.map(([, row]) => row);
}

function head(column, place, onclick) {
  const title = column.value ? h('button', { type: 'button', class: 'sort', onclick }, column.title) : column.title;
  return h('th', { scope: 'col', role: 'columnheader', class: column.number ? 'number' : null }, title);
}

function line(columns, row) {
  return h('tr', { role: 'row' }, columns.map((column) => {
    const content = column.cell(row);
    const blank = content === null || content === '';
    return h('td', { role: 'cell', class: [column.number && 'number', blank && 'blank'].filter(Boolean).join(' ') || null, 'data-label': column.title },
      typeof content === 'string' ? h('span', {}, content) : content);
  }));
}
