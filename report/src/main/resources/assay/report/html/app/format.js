/** Numbers as people read them: shares in percent, speedups as factors, three digits. */

const whole = new Intl.NumberFormat('en');

export const count = (number) => whole.format(number);
export const percent = (share) => (share * 100).toFixed(1) + ' %';
export const points = (share) => (share > 0 ? '+' : '') + (share * 100).toFixed(1).replace('-', '−');

export function digits(value) {
  if (value === null || value === undefined) return '–';
  const size = Math.abs(value);
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2);
}

export const factor = (value) => (value === null || value === undefined ? '–' : digits(value) + '×');

export function milliseconds(value) {
  if (value >= 1000) return digits(value / 1000) + ' s';
  return value >= 1 ? digits(value) + ' ms' : digits(value * 1000) + ' µs';
}

/** A whole number of any length, in groups of digits. */
export const grouped = (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** A number that is neither a share nor a factor. */
export const plain = (value) => value.toFixed(3);

/** Whether a score is an error, a correlation, an F1 or a sum. */
const isPlain = (metric) => /^(male_|mcc|f1_|aws$|wls$)/.test(metric);

/** Whether a score is a share of something, and not a factor. */
export const isShare = (metric) => !/^(speedup|s?[ag]msr)/.test(metric) && !isPlain(metric);

export const scoreText = (metric, value) => (isPlain(metric) ? plain(value) : isShare(metric) ? percent(value) : factor(value));

/** Both ends of an interval; an end that is null is not known. */
export function interval(metric, low, high) {
  if (high === null) return 'one task';
  if (isPlain(metric)) return `${plain(low)} – ${plain(high)}`;
  return isShare(metric) ? `${(low * 100).toFixed(1)} – ${(high * 100).toFixed(1)}` : `${digits(low)} – ${digits(high)}`;
}

/** A metric's name with its parameters in their places. */
export function metricName(score) {
  let name = score.metric;
  if (score.n !== undefined) name = name.replace('_n', '_' + score.n);
  if (score.k !== undefined) name = name.replace('@k', '@' + score.k);
  return name;
}

/** A small chance in words nobody misreads. */
export const chance = (value) => (value < 0.001 ? 'p < 0.001' : 'p = ' + value.toFixed(3));
