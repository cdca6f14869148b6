import type { Subscriber } from '@tideline/domain/subscriber';
import { expect, test } from 'vitest';
import { readAllPages, subscriberRows } from './export-rows.ts';

test('reads every page of a list, in order', async () => {
  const pages = [
    { items: [1, 2], nextCursor: 'b', previousCursor: null, total: 3 },
    { items: [3], nextCursor: null, previousCursor: null, total: 3 },
  ];
  const cursors: (string | undefined)[] = [];
  const items = await readAllPages((cursor) => {
    cursors.push(cursor);
    return Promise.resolve(
      pages[cursors.length - 1] ?? { items: [], nextCursor: null, previousCursor: null, total: 0 },
    );
  });
  expect(items).toEqual([1, 2, 3]);
  expect(cursors).toEqual([undefined, 'b']);
});

test('a subscriber without a source is labelled Website Form', () => {
  const subscriber: Subscriber = {
    id: '1',
    email: 'ada@example.com',
    status: 'active',
    source: null,
    isSample: false,
    createdAt: '2026-03-08T08:00:00.000Z',
  };
  expect(subscriberRows([subscriber])).toEqual([
    ['id', 'email', 'status', 'createdAt', 'source'],
    ['1', 'ada@example.com', 'active', '2026-03-08T08:00:00.000Z', 'Website Form'],
  ]);
});
