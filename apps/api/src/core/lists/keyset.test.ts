import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { orderBy, readPage, reversed, type Order } from './keyset.ts';
import type { Db } from '../store/schema.ts';

const DAY = '2026-11-20';

/** Day 3 once, day 2 four times, day 1 twice; counted in id order. */
async function fill(db: Db): Promise<void> {
  const days = [2, 1, 2, 3, 2, 1, 2];
  for (const [index, count] of days.entries()) {
    await db
      .insertInto('rate_limits')
      .values({ key: `r${index}`, window_started_at: `${DAY}T0${count}:00:00.000Z`, count })
      .execute();
  }
}

const NEWEST = orderBy({ column: 'window_started_at', isDescending: true }, { column: 'key' });
const MOST = orderBy({ column: 'count', isDescending: true, isNumber: true }, { column: 'key' });
/** The twos last key first, then the others by key. */
const TWOS_FIRST: Order<'key'> = {
  name: 'twos first',
  stretches: [
    { keys: [{ column: 'key', isDescending: true }], where: sql`count = 2` },
    { keys: [{ column: 'key' }], where: sql`count <> 2` },
  ],
};

describeOnEachDatabase('a list read by keys', (database) => {
  const rows = () => database().selectFrom('rate_limits').selectAll();

  async function readThrough(order: Order<'key' | 'count' | 'window_started_at'>, limit: number) {
    const pages: string[][] = [];
    let cursor: string | undefined;
    let last;
    do {
      last = await readPage(rows(), order, { cursor, limit });
      pages.push(last.items.map(({ key }) => key));
      cursor = last.nextCursor ?? undefined;
    } while (cursor);
    const back: string[][] = [];
    for (let at = last.previousCursor; at !== null;) {
      const page = await readPage(rows(), order, { cursor: at, limit });
      back.unshift(page.items.map(({ key }) => key));
      at = page.previousCursor;
    }
    return { pages, back };
  }

  const ORDERS: [string, Order<'key' | 'count' | 'window_started_at'>, string][] = [
    ['one column down and one up', NEWEST, 'r3 r0 r2 r4 r6 r1 r5'],
    ['a number', MOST, 'r3 r0 r2 r4 r6 r1 r5'],
    ['the same from its end', reversed(NEWEST), 'r5 r1 r6 r4 r2 r0 r3'],
    ['two stretches', TWOS_FIRST, 'r6 r4 r2 r0 r1 r3 r5'],
    ['two stretches from their end', reversed(TWOS_FIRST), 'r5 r3 r1 r0 r2 r4 r6'],
  ];

  for (const [name, order, expected] of ORDERS) {
    test(`has every row once in both directions, sorted by ${name}`, async () => {
      await fill(database());
      for (const limit of [1, 2, 3, 4, 7, 8]) {
        const { pages, back } = await readThrough(order, limit);
        expect(pages.flat().join(' ')).toBe(expected);
        expect(pages.every((page, at) => page.length === limit || at === pages.length - 1)).toBe(true);
        expect(back.flat()).toEqual(pages.slice(0, -1).flat());
      }
    });
  }

  test('continues from its cursor when the row at the cursor was deleted', async () => {
    await fill(database());
    const { nextCursor } = await readPage(rows(), NEWEST, { limit: 3 });
    await database().deleteFrom('rate_limits').where('key', '=', 'r2').execute();
    const { items } = await readPage(rows(), NEWEST, { limit: 2, cursor: nextCursor ?? '' });
    expect(items.map(({ key }) => key)).toEqual(['r4', 'r6']);
  });

  test.each([
    'nonsense',
    'W10',
    ['a'],
    [MOST.name, 'after', 0, 1],
    [MOST.name, 'after', 0, '1', 'r1'],
    [MOST.name, 'after', 0, 1.5, 'r1'],
    [MOST.name, 'after', 0, 3_000_000_000, 'r1'],
    [MOST.name, 'after', 0, 1, 'r\0'],
    [MOST.name, 'after', 0, 1, '\ud800'],
    [MOST.name, 'after', 1, 1, 'r1'],
    [MOST.name, 'after', -1, 1, 'r1'],
    [MOST.name, 'beside', 0, 1, 'r1'],
    [NEWEST.name, 'after', 0, 1, 'r1'],
  ])('refuses the cursor %j with a sentence', async (made) => {
    const cursor = typeof made === 'string' ? made : Buffer.from(JSON.stringify(made)).toString('base64url');
    await expect(readPage(rows(), MOST, { cursor, limit: 3 })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'cursor must be one that a list has answered.',
    });
  });
});
