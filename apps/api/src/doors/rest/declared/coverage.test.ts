import { expect, test } from 'vitest';
import { listProcedures } from './list-procedures.ts';

test('every procedure has a path, or a reason why it has none', () => {
  const all = listProcedures();
  const without = all.filter(({ meta }) => (meta?.call === undefined) === (meta?.withoutPath === undefined));
  expect(without.map(({ path }) => path)).toEqual([]);
  expect(all.filter(({ meta }) => meta?.call !== undefined).length).toBeGreaterThanOrEqual(200);
});
