/** One measurement and its target; `isMet` is null without a target. */
export type Row = { what: string; target: string; measured: string; isMet: boolean | null; details: string };

const START = '<!-- table: npm run bench -->';
const END = '<!-- end of table -->';
const HEADER = ['part', 'what', 'target', 'measured', 'met', 'date', 'details'] as const;

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

/** The rows of the parts that were measured, by the names of the parts. */
export type Measured = ReadonlyMap<string, readonly Row[]>;

/** The cells of rows, each with its part and the day of the measurement. */
export function toCells(measured: Measured, date: string): string[][] {
  return [...measured].flatMap(([part, rows]) =>
    rows.map((row) => [part, row.what, row.target, row.measured, toAnswer(row.isMet), date, row.details]),
  );
}

/** @param cells those of `toCells` */
export function toTable(cells: readonly (readonly string[])[]): string {
  const table = [HEADER, HEADER.map(() => '---'), ...cells];
  const widths = HEADER.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  return table
    .map((row) => row.map((cell, at) => (cell === '---' ? '-'.repeat(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))))
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

function toAnswer(isMet: boolean | null): string {
  if (isMet === null) return '';
  return isMet ? 'yes' : '**no**';
}

/**
 * Replaces the rows of the parts that were measured in the table of a document; those of other parts stay as they are.
 * @param run the line above the table, about this run
 * @param parts all parts, in the order of the table; rows of any other part go
 * @throws Error if the document has no markers
 */
export function replaceRows(
  document: string,
  { run, parts, measured, date }: { run: string; parts: readonly string[]; measured: Measured; date: string },
): string {
  const [start, end] = [document.indexOf(START), document.indexOf(END)];
  if (start === -1 || end === -1) throw new Error(`docs/performance.md has no "${START}" … "${END}".`);
  const kept = readCells(document.slice(start, end)).filter(([part = '']) => !measured.has(part));
  const cells = [...kept, ...toCells(measured, date)];
  const table = toTable(parts.flatMap((part) => cells.filter(([ofPart]) => ofPart === part)));
  return `${document.slice(0, start)}${START}\n\n${run}\n\n${table}\n\n${document.slice(end)}`;
}

/** The cells of a table. No cell has a bar. */
function readCells(table: string): string[][] {
  const lines = table.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** @param part between 0 and 1 */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
