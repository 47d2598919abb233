/** Addresses after the hash: #/page/rest?key=value. Every view has one that can be kept and sent. */

export function current() {
  const [path, query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  const [page = '', ...rest] = path.split('/');
  return { page: page || 'overview', rest: rest.map(decoded), query: new URLSearchParams(query) };
}

/** The address of a page with its settings; empty ones are left out. */
export function address(page, settings) {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(settings)) if (value !== undefined && value !== '' && value !== null) query.set(key, value);
  const text = query.toString();
  return '#/' + page + (text ? '?' + text : '');
}

/** Changes the address without opening the page anew. */
export const note = (page, settings) => history.replaceState(null, '', address(page, settings));

function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
