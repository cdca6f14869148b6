/** The numbers of the server as a table for docs/performance.md. */

/** @typedef {{ perSecond: number, p50Ms: number, p99Ms: number, failed: number }} Measure */
/**
 * @typedef {object} Row
 * @property {string} what
 * @property {string} wanted
 * @property {string} measured
 * @property {boolean} isMet
 * @property {string} detail
 */

/**
 * A rate beside the one it is compared with.
 * @param {string} what
 * @param {Measure} ours
 * @param {Measure} limit
 * @param {number} wanted ratio
 * @returns {Row}
 */
export function ratioRow(what, ours, limit, wanted) {
  const ratio = ours.perSecond / limit.perSecond;
  const detail = `${rate(ours)}; beside it ${rate(limit)}`;
  return {
    what,
    wanted: `≥ ${wanted.toFixed(2)} ×`,
    measured: `${ratio.toFixed(2)} ×`,
    isMet: ratio >= wanted,
    detail,
  };
}

/**
 * A number that must stay below another.
 * @param {string} what
 * @param {number} value
 * @param {number} most
 * @param {string} unit
 * @param {string} detail
 * @returns {Row}
 */
export function limitRow(what, value, most, unit, detail) {
  return { what, wanted: `≤ ${most} ${unit}`, measured: `${round(value)} ${unit}`, isMet: value <= most, detail };
}

/** @param {Measure} measure */
function rate({ perSecond, p50Ms, p99Ms, failed }) {
  const failures = failed > 0 ? `, ${failed} FAILED` : '';
  return `${Math.round(perSecond)}/s, p50 ${round(p50Ms)} ms, p99 ${round(p99Ms)} ms${failures}`;
}

/** @param {number} value */
function round(value) {
  return value < 10 ? value.toFixed(2) : String(Math.round(value));
}

/**
 * @param {Row[]} rows
 * @returns {string} Markdown
 */
export function toServerTable(rows) {
  const cells = rows.map((row) => [row.what, row.wanted, row.measured, row.isMet ? 'yes' : 'NO', row.detail]);
  const head = ['what', 'wanted', 'measured', 'met', 'ours; beside it'];
  const widths = head.map((name, at) => Math.max(name.length, ...cells.map((row) => row[at]?.length ?? 0)));
  /** @param {string[]} row */
  const line = (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}
