/** Elements made from text and elements, never from markup: what a model wrote cannot become more than text. */

export function h(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key === 'style') for (const [property, to] of Object.entries(value)) element.style.setProperty(property, to);
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.flat().filter((child) => child !== undefined && child !== null && child !== false));
  return element;
}

export function replace(element, ...children) {
  element.replaceChildren(...children.flat().filter((child) => child !== undefined && child !== null && child !== false));
  return element;
}

/** A card with a heading. */
export function section(title, ...children) {
  return h('section', { 'aria-label': title }, h('h2', {}, title), ...children);
}

/** A choice with its label; options are [value, text] pairs. */
export function choice(label, options, value, onchange) {
  const select = h('select', { onchange: () => onchange(select.value) },
    options.map(([key, text]) => h('option', { value: key, selected: String(key) === String(value) }, text)));
  return h('label', { class: 'field' }, label, select);
}
