/** Opens the page that the address names. */

import { h, replace } from 'report/dom';
import { load } from 'report/data';
import { current } from 'report/route';
import { enhance } from 'report/table';
import { forget, redraw } from 'report/charts';
import { overview } from 'report/overview';
import { scores } from 'report/scores';
import { tasks } from 'report/tasks';
import { task } from 'report/task';
import { trials } from 'report/trials';
import { trial } from 'report/trial';
import { compare } from 'report/compare';

const pages = { scores, tasks, task, trials, trial, compare };
const parents = { task: 'tasks', trial: 'trials' };
const view = document.getElementById('view');
const title = document.title;
let visit = 0;

async function show() {
  const route = current();
  if (visit > 0 && location.hash && !location.hash.startsWith('#/')) return;
  const own = ++visit;
  const written = document.querySelector(`[data-view="${CSS.escape(route.page)}"]`);
  for (const one of document.querySelectorAll('[data-view]')) one.hidden = one !== written;
  view.hidden = written !== null;
  mark(parents[route.page] ?? route.page);
  forget(view);
  let heading = 'Nothing here';
  if (written) {
    heading = '';
    if (route.page === 'overview') overview();
  } else {
    const page = pages[route.page];
    const made = page ? await page(route) : undefined;
    if (own !== visit) return;
    replace(view, made?.element ?? missing());
    heading = made?.title ?? heading;
    made?.drawn?.();
  }
  document.title = heading ? `${heading} · ${title}` : title;
  window.scrollTo(0, 0);
}

const missing = () => h('section', {}, h('h1', {}, 'Nothing here'), h('p', {}, 'This report has no such page. ', h('a', { href: '#/' }, 'Overview')));

function mark(page) {
  for (const link of document.querySelectorAll('nav a')) {
    if (link.dataset.page !== page) {
      link.removeAttribute('aria-current');
      continue;
    }
    link.setAttribute('aria-current', 'page');
    link.parentElement.scrollLeft = link.offsetLeft - link.parentElement.offsetLeft - 40;
  }
}

/** Light or dark: as the system says, until the reader says otherwise. */
function themes() {
  const button = document.getElementById('theme');
  const system = matchMedia('(prefers-color-scheme: dark)');
  button.hidden = false;
  button.addEventListener('click', () => {
    const dark = document.documentElement.dataset.theme ? document.documentElement.dataset.theme === 'dark' : system.matches;
    document.documentElement.dataset.theme = dark ? 'light' : 'dark';
    redraw();
  });
  system.addEventListener('change', redraw);
}

async function start() {
  themes();
  for (const one of document.querySelectorAll('table.sortable')) enhance(one);
  await load();
  addEventListener('hashchange', show);
  addEventListener('keydown', (event) => {
    const search = document.querySelector('#view input[type="search"]');
    if (event.key === '/' && search && !/^(input|select|textarea)$/i.test(document.activeElement.tagName)) {
      event.preventDefault();
      search.focus();
    }
  });
  await show();
  document.documentElement.dataset.ready = 'yes';
}

start().catch((problem) => {
  const old = typeof DecompressionStream === 'undefined';
  const words = old ? 'This browser is too old to open the report; any browser of 2023 or later can.' : 'The report is damaged: ' + problem.message;
  view.hidden = false;
  replace(view, h('p', { class: 'note' }, words));
});
