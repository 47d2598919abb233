/** Plots: drawn when they have a place, drawn anew when the colours change. */

import { h } from 'report/dom';
import { digits } from 'report/format';

const live = new Map();

/** Pixels of an axis's letters. */
const LABEL = 12;

/** A plot of that height; `option` makes ECharts' description of it from the page's colours and the plot's width, `onclick` hears of clicks on its marks. */
export function chart(label, height, option, onclick) {
  const element = h('div', { class: 'chart', role: 'img', 'aria-label': label, style: { height: height + 'px' } });
  const observer = new ResizeObserver(() => {
    if (element.clientWidth === 0) return;
    const drawn = live.get(element);
    if (drawn) {
      drawn.plot.resize();
      drawn.plot.setOption(complete(option, element.clientWidth));
    } else {
      const plot = globalThis.echarts.init(element, null, { renderer: 'svg' });
      live.set(element, { plot, option, observer });
      plot.setOption(complete(option, element.clientWidth));
      if (onclick) plot.on('click', onclick);
    }
  });
  observer.observe(element);
  return element;
}

/** Lets go of the plots inside an element. */
export function forget(root) {
  for (const [element, { plot, observer }] of live) {
    if (!root.contains(element)) continue;
    observer.disconnect();
    plot.dispose();
    live.delete(element);
  }
}

/** Draws all plots in the colours of now. */
export function redraw() {
  for (const [element, { plot, option }] of live) plot.setOption(complete(option, element.clientWidth), true);
}

export const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
export const runColour = (place) => colour('--run-' + (place % 8));

const family = () => getComputedStyle(document.body).fontFamily;

function complete(option, width) {
  const ink = colour('--ink');
  const soft = colour('--soft');
  return {
    animation: false,
    textStyle: { fontFamily: family(), color: ink },
    tooltip: { renderMode: 'richText', confine: true, backgroundColor: colour('--card'), borderColor: colour('--line'), textStyle: { color: ink, fontSize: 12.5 } },
    grid: { left: 8, right: 16, top: 28, bottom: 8, containLabel: true },
    ...option({ ink, soft, line: colour('--line') }, width),
  };
}

/** An axis in the page's style. */
export const axis = (colours, more) => ({
  axisLabel: { color: colours.soft, fontSize: LABEL, hideOverlap: true, ...more.axisLabel },
  axisLine: { lineStyle: { color: colours.line } },
  axisTick: { show: false },
  splitLine: { lineStyle: { color: colours.line } },
  nameTextStyle: { color: colours.soft },
  ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'axisLabel')),
});

/** The room that a plot of that width needs at its left so that names which lean by so many degrees, one for each part of its axis, begin inside it. */
export function roomForLeaning(names, degrees, width) {
  const angle = (degrees * Math.PI) / 180;
  return Math.max(0, ...names.map((name, place) => {
    const text = globalThis.echarts.format.getTextRect(name, LABEL + 'px ' + family());
    const reach = text.width * Math.cos(angle) + (text.height / 2) * Math.sin(angle);
    const along = (place + 0.5) / names.length;
    return (reach - along * width) / (1 - along);
  }));
}

/** Intervals as thin lines with ends; data are [position, low, high]. */
export function whiskers(data, paint, horizontal = false, offset = 0) {
  return {
    type: 'custom', silent: true, z: 3, data, encode: horizontal ? { y: 0, x: [1, 2] } : { x: 0, y: [1, 2] },
    renderItem: (_, api) => {
      const at = (value) => (horizontal ? api.coord([value, api.value(0)]) : api.coord([api.value(0), value]));
      const [x1, y1] = at(api.value(1));
      const [x2, y2] = at(api.value(2));
      const line = (shape) => ({ type: 'line', shape, style: { stroke: paint, lineWidth: 1.6, opacity: 0.75 } });
      const cap = 4;
      return { type: 'group', children: horizontal
        ? [line({ x1, y1: y1 + offset, x2, y2: y2 + offset }), line({ x1, y1: y1 - cap + offset, x2: x1, y2: y1 + cap + offset }), line({ x1: x2, y1: y2 - cap + offset, x2, y2: y2 + cap + offset })]
        : [line({ x1: x1 + offset, y1, x2: x2 + offset, y2 }), line({ x1: x1 - cap + offset, y1, x2: x1 + cap + offset, y2: y1 }), line({ x1: x2 - cap + offset, y1: y2, x2: x2 + cap + offset, y2 })] };
    },
  };
}

/** Values with intervals, one below the other: [{ name, value, low, high, paint }]. */
export function forest(label, lines, { text = digits, zero, least, most } = {}) {
  const names = lines.map((line) => line.name);
  return chart(label, 54 + 26 * lines.length, (colours) => ({
    grid: { left: 8, right: 24, top: 8, bottom: 8, containLabel: true },
    tooltip: { ...tip(), formatter: ({ dataIndex }) => { const line = lines[dataIndex]; return `${line.name}\n${text(line.value)}${line.high === null ? '' : `   [${text(line.low)}, ${text(line.high)}]`}`; } },
    xAxis: axis(colours, { type: 'value', min: least, max: most, axisLabel: { formatter: text } }),
    yAxis: axis(colours, { type: 'category', inverse: true, data: names, splitLine: { show: false }, axisLabel: { width: 190, overflow: 'truncate', hideOverlap: false } }),
    series: [
      ...lines.map((line, place) => (line.high === null ? null : whiskers([[place, line.low, line.high]], colour(line.paint), true))).filter(Boolean),
      { type: 'scatter', symbolSize: 9, z: 4, data: lines.map((line, place) => ({ value: [line.value, place], itemStyle: { color: colour(line.paint) } })),
        markLine: zero === undefined ? undefined : { silent: true, symbol: 'none', label: { show: false }, lineStyle: { color: colours.soft, type: 'dashed' }, data: [{ xAxis: zero }] } },
    ],
  }));
}

/** A tooltip in the page's colours, drawn in the plot itself and not as markup. */
export const tip = () => ({ renderMode: 'richText', confine: true, backgroundColor: colour('--card'), borderColor: colour('--line'), textStyle: { color: colour('--ink'), fontSize: 12.5 } });
