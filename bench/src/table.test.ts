import { expect, test } from 'vitest';
import { atLeast, atMost, median, quantile, replaceTable, toTable } from './table.ts';

test('a row says whether its target is met', () => {
  expect(atLeast('a', 0.7, 0.7, '')).toMatchObject({ target: '≥ 0.70 ×', measured: '0.70 ×', isMet: true });
  expect(atLeast('a', 0.7, 0.69, '').isMet).toBe(false);
  expect(atMost('b', 15, 15, 'ms', '')).toMatchObject({ target: '≤ 15 ms', measured: '15 ms', isMet: true });
  expect(atMost('b', 15, 15.1, 'ms', '').isMet).toBe(false);
  expect(atMost('b', 15, Number.NaN, 'ms', '').isMet).toBe(false);
});

test('the table has one line for each row, and marks missed targets', () => {
  const table = toTable([atLeast('home', 0.7, 0.8, 'fast'), atMost('start', 4, 5, '×', '')]);
  expect(table.split('\n')).toEqual([
    '| what  | target   | measured | met    | details |',
    '| ----- | -------- | -------- | ------ | ------- |',
    '| home  | ≥ 0.70 × | 0.80 ×   | yes    | fast    |',
    '| start | ≤ 4 ×    | 5.0 ×    | **no** |         |',
  ]);
});

test('a new table replaces the old one and nothing else', () => {
  const document = '# Speed\n\n<!-- table: npm run bench -->\n\nold\n\n<!-- end of table -->\n\nHow to read it.\n';
  expect(replaceTable(document, 'new')).toBe(document.replace('old', 'new'));
  expect(() => replaceTable('# Speed\n', 'new')).toThrow('docs/performance.md has no');
});

test('quantiles are values of the list', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95)).toBe(10);
  expect(median([])).toBeNaN();
});
