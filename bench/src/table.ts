/** One measurement and its target; `isMet` is null without a target. */
export type Row = { what: string; target: string; measured: string; isMet: boolean | null; details: string };

const START = '<!-- table: npm run bench -->';
const END = '<!-- end of table -->';

/** A row for a ratio that must not be lower than `target`. */
export function atLeast(what: string, target: number, ratio: number, details: string): Row {
  const isMet = ratio >= target;
  return { what, target: `≥ ${target.toFixed(2)} ×`, measured: `${ratio.toFixed(2)} ×`, isMet, details };
}

/** A row for a ratio without a target. */
export function withoutTarget(what: string, ratio: number, details: string): Row {
  return { what, target: '', measured: `${ratio.toFixed(2)} ×`, isMet: null, details };
}

/** A row for a number that must not be higher than `target`. */
export function atMost(what: string, target: number, value: number, unit: string, details: string): Row {
  const isMet = value <= target;
  return { what, target: `≤ ${target} ${unit}`, measured: `${toText(value)} ${unit}`, isMet, details };
}

/** A row for a number that must not be lower than `target`. */
export function atLeastNumber(what: string, target: number, value: number, unit: string, details: string): Row {
  const isMet = value >= target;
  return { what, target: `≥ ${target} ${unit}`, measured: `${toText(value)} ${unit}`, isMet, details };
}

/** Two significant digits below 10, else a whole number. */
export function toText(value: number): string {
  return value < 10 ? value.toPrecision(2) : Math.round(value).toLocaleString('en-US');
}

export function toTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [row.what, row.target, row.measured, toAnswer(row.isMet), row.details]);
  const table = [['what', 'target', 'measured', 'met', 'details'], ['---', '---', '---', '---', '---'], ...cells];
  const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0))) ?? [];
  return table
    .map((row) => row.map((cell, at) => (cell === '---' ? '-'.repeat(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))))
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

function toAnswer(isMet: boolean | null): string {
  if (isMet === null) return '';
  return isMet ? 'yes' : '**no**';
}

/** Replaces the text between the markers of the table in a document. @throws Error if the document has no markers */
export function replaceTable(document: string, text: string): string {
  const [start, end] = [document.indexOf(START), document.indexOf(END)];
  if (start === -1 || end === -1) throw new Error(`docs/performance.md has no "${START}" … "${END}".`);
  return `${document.slice(0, start)}${START}\n\n${text}\n\n${document.slice(end)}`;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** @param part between 0 and 1 */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
