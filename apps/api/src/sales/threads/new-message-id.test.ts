import { expect, test } from 'vitest';
import { newMessageId } from './new-message-id.ts';

test('ids of messages ascend, also within a millisecond', () => {
  const ids = Array.from({ length: 200 }, newMessageId);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
