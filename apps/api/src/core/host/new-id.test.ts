import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('ids ascend, also those of the same millisecond', () => {
  const ids = Array.from({ length: 5000 }, newId);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
