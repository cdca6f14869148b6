import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { atLeast, atMost, median, quantile, replaceRows, type Row, toCells, toTable } from './table.ts';

test('a row says whether its target is met', () => {
  expect(atLeast('a', 0.7, 0.7, '')).toMatchObject({ target: '≥ 0.70 ×', measured: '0.70 ×', isMet: true });
  expect(atLeast('a', 0.7, 0.69, '').isMet).toBe(false);
  expect(atMost('b', 15, 15, 'ms', '')).toMatchObject({ target: '≤ 15 ms', measured: '15 ms', isMet: true });
  expect(atMost('b', 15, 15.1, 'ms', '').isMet).toBe(false);
  expect(atMost('b', 15, Number.NaN, 'ms', '').isMet).toBe(false);
});

const SEARCH = atLeast('a search', 0.7, 0.8, 'fast');
const START = atMost('start', 4, 5, '×', '');

test('the table has one line for each row, and marks missed targets', () => {
  const measured = new Map([
    ['search', [SEARCH]],
    ['start', [START]],
  ]);
  expect(toTable(toCells(measured, '2026-11-29')).split('\n')).toEqual([
    '| part   | what     | target   | measured | met    | date       | details |',
    '| ------ | -------- | -------- | -------- | ------ | ---------- | ------- |',
    '| search | a search | ≥ 0.70 × | 0.80 ×   | yes    | 2026-11-29 | fast    |',
    '| start  | start    | ≤ 4 ×    | 5.0 ×    | **no** | 2026-11-29 |         |',
  ]);
});

const PARTS = ['search', 'start', 'lists'];
const BEFORE = '# Speed\n\n<!-- table: npm run bench -->\n\nslow machine\n\n';
const AFTER = '\n\n<!-- end of table -->\n\nHow to read it.\n';

/** A document after a run of some parts. */
function write(document: string, parts: Record<string, readonly Row[]>, date: string): string {
  return replaceRows(document, { run: 'slow machine', parts: PARTS, measured: new Map(Object.entries(parts)), date });
}

/** The cells of a column of the table, without its heading. */
function columnOf(document: string, column: number) {
  const lines = document.slice(BEFORE.length, -AFTER.length).split('\n');
  return lines.slice(2).map((line) => line.split('|')[column]?.trim());
}

test('a run of some parts replaces their rows, however many, in the order of the parts, and nothing else', () => {
  const rows = {
    lists: [START, { ...START, what: 'a list' }],
    start: [START],
    search: [SEARCH, { ...SEARCH, what: 'two' }],
  };
  const first = write(`${BEFORE}${AFTER}`, rows, '2026-11-29');
  expect(columnOf(first, 2)).toEqual(['a search', 'two', 'start', 'start', 'a list']);

  const second = write(first, { search: [{ ...SEARCH, what: 'another search' }] }, '2026-11-30');
  expect(columnOf(second, 2)).toEqual(['another search', 'start', 'start', 'a list']);
  expect(columnOf(second, 6)).toEqual(['2026-11-30', '2026-11-29', '2026-11-29', '2026-11-29']);
  expect(second.startsWith(BEFORE) && second.endsWith(AFTER)).toBe(true);

  expect(write(second, rows, '2026-11-29')).toBe(first);
  expect(() => write('# Speed\n', rows, '2026-11-29')).toThrow('docs/performance.md has no');
});

test('rows of a part that is measured no longer go', () => {
  const old = write(`${BEFORE}${AFTER}`, { search: [SEARCH] }, '2026-11-29').replace('| search |', '| former |');
  expect(write(old, { start: [START] }, '2026-11-29')).toBe(
    write(`${BEFORE}${AFTER}`, { start: [START] }, '2026-11-29'),
  );
});

test('the table of the document is read and written as it is', () => {
  const document = readFileSync(new URL('../../docs/performance.md', import.meta.url), 'utf8');
  const run = /<!-- table: npm run bench -->\n\n(.+)\n/.exec(document)?.[1] ?? '';
  const parts = [...new Set([...document.matchAll(/^\| ([a-z]+) +\|/gm)].map(([, part = '']) => part))].slice(1);
  expect(parts).toContain('search');
  expect(replaceRows(document, { run, parts, measured: new Map(), date: '' })).toBe(document);
});

test('quantiles are values of the list', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95)).toBe(10);
  expect(median([])).toBeNaN();
});
