/** The page's data. What is large lies compressed in blocks and is opened when somebody looks. */

export const index = JSON.parse(document.getElementById('index').textContent);

/** Filled by load(): every task, and every trial column by column. */
export const store = { tasks: [], trials: { count: 0 }, places: new Map() };

const opened = new Map();

export async function load() {
  [store.tasks, store.trials] = await Promise.all([block('tasks'), block('trials')]);
  store.tasks.forEach((task, place) => store.places.set(task.id, place));
}

/** Prompt of a task. */
export async function prompt(task) {
  const some = await block('prompts-' + Math.floor(task / index.promptsPerBlock));
  return some[task % index.promptsPerBlock];
}

/** What is known of a task's kernel, or nothing. */
export async function kernel(task) {
  return index.counting ? (await block('kernels'))[task] : null;
}

/** Everything known of a trial, or nothing where only its line was kept. */
export async function details(row) {
  const place = store.trials.detail[row];
  if (place < 0) return undefined;
  const some = await block('details-' + Math.floor(place / store.trials.perBlock));
  return some[place % store.trials.perBlock];
}

/** Rows for which the test holds. */
export function rows(test) {
  const found = [];
  for (let row = 0; row < store.trials.count; row++) if (test(row)) found.push(row);
  return found;
}

export const run = (row) => index.runs[store.trials.run[row]];
export const task = (row) => store.tasks[store.trials.task[row]];
export const outcome = (row) => index.outcomes[store.trials.outcome[row]]?.name ?? 'WAITING';
export const reason = (row) => index.reasons[store.trials.reason[row]]?.name ?? '';
export const note = (row) => store.trials.notes[store.trials.note[row]];
export const flags = (row) => index.flags.filter((_, bit) => store.trials.flags[row] & (1 << bit)).map((flag) => flag.name);

/** Where a trial and a task live on this page. */
export const trialLink = (row) =>
  `#/trial/${store.trials.run[row]}/${store.trials.sample[row]}/${store.trials.turn[row]}/${encodeId(task(row).id)}`;
export const taskLink = (id) => '#/task/' + encodeId(id);

const encodeId = (id) => encodeURIComponent(id).replaceAll('%2F', '/');

function block(id) {
  if (!opened.has(id)) opened.set(id, open(id));
  return opened.get(id);
}

async function open(id) {
  const text = atob(document.getElementById(id).textContent);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return JSON.parse(await new Response(stream).text());
}
