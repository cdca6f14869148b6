import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dialectOf } from '../store/dialect/dialect-of.ts';
import type { Db } from '../store/schema.ts';
import { callAsStaff, callAsVisitor } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const MANY = 1_100; // more than are counted

describeOnEachDatabase('a search for people', (database) => {
  const staff = () => callAsStaff(database());

  async function send(...firstNames: string[]): Promise<void> {
    for (const [at, firstName] of firstNames.entries()) {
      const visitor = callAsVisitor(database(), { clientAddress: `192.0.2.${at}` });
      await visitor.contacts.send({ firstName, lastName: 'Lovelace', email: 'ada@example.com' });
    }
  }
  async function findContacts(q: string) {
    const { items, total } = await staff().contacts.list({ q, sort: 'name' });
    return { names: items.map(({ firstName }) => firstName), total };
  }
  async function findSubscribers(q: string) {
    return (await staff().subscribers.list({ q, sort: 'email' })).items.map(({ email }) => email);
  }

  test('finds an enquiry as soon as it is sent', async () => {
    await send('Marigold', 'Ada');
    expect(await findContacts('arig')).toEqual({ names: ['Marigold'], total: 1 });
    await send('Margaret');
    expect(await findContacts('mar lovelace')).toEqual({ names: ['Margaret', 'Marigold'], total: 2 });
  });

  test('follows changed addresses and deleted rows', async () => {
    const [kept, deleted] = [
      await staff().subscribers.add({ email: 'first-x@example.com' }),
      await staff().subscribers.add({ email: 'second-x@example.com' }),
    ];
    await staff().subscribers.update({ id: kept.id, email: 'third-x@example.com' });
    await staff().subscribers.remove({ id: deleted.id });
    expect(await findSubscribers('x@exa')).toEqual(['third-x@example.com']);
    expect(await findSubscribers('first')).toEqual([]);
    // The next row may get the number of the deleted one.
    await staff().subscribers.remove({ id: kept.id });
    await staff().subscribers.add({ email: 'fourth-x@example.com' });
    expect(await findSubscribers('x@exa')).toEqual(['fourth-x@example.com']);
    await expectIndexInStep(database());
  });

  test('counts exactly what a short part leaves of a common one', async () => {
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
    expect((await staff().subscribers.list({ q: '@tide.ex' })).total).toBe(1_000);
    expect((await staff().subscribers.list({ q: '@tide.ex 99' })).total).toBe(20);
    expect((await staff().subscribers.list({ q: '@tide.ex', status: 'unsubscribed' })).total).toBe(0);
    await expectIndexInStep(database());
  });
});

/** That SQLite's trigram indexes and their tables hold the same texts. */
async function expectIndexInStep(db: Db): Promise<void> {
  if (dialectOf(db).name !== 'SQLite') return;
  for (const index of ['subscriber_fts', 'contact_fts']) {
    await sql`insert into ${sql.ref(index)} (${sql.ref(index)}, rank) values ('integrity-check', 1)`.execute(db);
  }
}
