import { expect, test } from 'vitest';
import { sumCounts } from './sum-counts.ts';

test('the outcomes of each kind add up to what was found, and the kinds to all', () => {
  const { rows, all, outcomes } = sumCounts([
    { kind: 'post', outcome: 'arrived', count: 3 },
    { kind: 'post', outcome: 'failed', count: 1 },
    { kind: 'rest', outcome: 'skipped', count: 40 },
  ]);
  expect(rows).toEqual([
    { id: 'post', found: 4, byOutcome: { arrived: 3, failed: 1 } },
    { id: 'rest', found: 40, byOutcome: { skipped: 40 } },
  ]);
  expect(all).toEqual({ id: 'all', found: 44, byOutcome: { arrived: 3, failed: 1, skipped: 40 } });
  expect(outcomes).toEqual(['arrived', 'skipped', 'failed']);
});

test('a file with nothing in it has no kinds', () => {
  expect(sumCounts([])).toEqual({ rows: [], all: { id: 'all', found: 0, byOutcome: {} }, outcomes: [] });
});
