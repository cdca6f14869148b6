import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { callAsStaff, callAsVisitor } from '../testing/test-caller.ts';
import { describeOnEachDatabase } from '../testing/test-database.ts';
import { indexLetters } from './letter-index.repository.ts';
import { isSqlite } from '../store/open-database.ts';
import type { Db } from '../store/schema.ts';

const MANY = 230; // more than are indexed at once

describeOnEachDatabase('the index of letters', (database) => {
  const staff = () => callAsStaff(database());

  async function send(...firstNames: string[]): Promise<void> {
    for (const [at, firstName] of firstNames.entries()) {
      const visitor = callAsVisitor(database(), { clientAddress: `192.0.2.${at}` });
      await visitor.contacts.send({ firstName, lastName: 'Lovelace', email: 'ada@example.com' });
    }
  }
  async function findEnquiries(q: string) {
    const { items, total } = await staff().contacts.list({ q, sort: 'name' });
    return { names: items.map(({ firstName }) => firstName), total };
  }
  async function findSubscribers(q: string) {
    return (await staff().subscribers.list({ q, sort: 'email' })).items.map(({ email }) => email);
  }

  test('finds people at once, whether they are in it already, wait for it, or both', async () => {
    await send('Marigold', 'Ada');
    expect(await findEnquiries('arig')).toEqual({ names: ['Marigold'], total: 1 });
    await indexLetters(database());
    expect(await findEnquiries('arig')).toEqual({ names: ['Marigold'], total: 1 });
    await send('Margaret');
    expect(await findEnquiries('mar lovelace')).toEqual({ names: ['Margaret', 'Marigold'], total: 2 });
    await indexLetters(database());
    expect(await findEnquiries('mar lovelace')).toEqual({ names: ['Margaret', 'Marigold'], total: 2 });
  });

  test('finds people by what they are called now, and nobody who has gone, since when they wrote in or were indexed', async () => {
    for (const isIndexed of [false, true]) {
      const [kept, gone] = [
        await staff().subscribers.add({ email: `first-${isIndexed}@example.com` }),
        await staff().subscribers.add({ email: `second-${isIndexed}@example.com` }),
      ];
      if (isIndexed) await indexLetters(database());
      await staff().subscribers.update({ id: kept.id, email: `third-${isIndexed}@example.com` });
      await staff().subscribers.remove({ id: gone.id });
      expect(await findSubscribers(`${isIndexed}@exa`)).toEqual([`third-${isIndexed}@example.com`]);
      await indexLetters(database());
      expect(await findSubscribers(`${isIndexed}@exa`)).toEqual([`third-${isIndexed}@example.com`]);
      expect(await findSubscribers('first')).toEqual([]);
      // Who comes next may get the number of who has gone.
      await staff().subscribers.remove({ id: kept.id });
      await staff().subscribers.add({ email: `fourth-${isIndexed}@example.com` });
      await indexLetters(database());
      expect(await findSubscribers(`${isIndexed}@exa`)).toEqual([`fourth-${isIndexed}@example.com`]);
    }
    await expectIndexTrue(database());
  });

  test('takes in everybody who waits, however many, and says what the table says', async () => {
    await database()
      .transaction()
      .execute(async (trx) => {
        for (let at = 0; at < MANY; at += 1) {
          await sql`insert into subscribers (id, email, email_key, status, confirmation, is_sample, created_at, updated_at)
          values (${`s${at}`}, ${`s${at}@tide.example`}, ${`s${at}@tide.example`}, 'active', 'confirmed', 0, '2026', '2026')`.execute(
            trx,
          );
        }
      });
    await indexLetters(database());
    expect((await staff().subscribers.list({ q: '@tide.ex' })).total).toBe(MANY);
    await expectIndexTrue(database());
  });
});

/** That SQLite finds nothing in its index that is not in the table, and the other way round. */
async function expectIndexTrue(db: Db): Promise<void> {
  if (!isSqlite(db)) return;
  for (const [table, index] of [
    ['subscribers', 'subscriber_fts'],
    ['contacts', 'contact_fts'],
  ] as const) {
    const { rows } = await sql`select id from ${sql.table(table)} where search_no is null`.execute(db);
    expect(rows).toEqual([]);
    await sql`insert into ${sql.ref(index)} (${sql.ref(index)}, rank) values ('integrity-check', 1)`.execute(db);
  }
}
