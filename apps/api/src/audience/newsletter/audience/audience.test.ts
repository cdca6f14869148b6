import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EVERYBODY, exclusionLabel, type Audience } from '@tideline/domain/newsletter/audience';
import type { Subscriber } from '@tideline/domain/subscriber/subscriber';
import type { Db } from '../../../core/store/schema.ts';
import { toRow } from '../../subscribers/subscribers.repository.ts';
import { soakSize } from '../../../testing/server/soak-size.ts';
import { callAsStaff, TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { countAudience, insertMessages, listExcluded } from './audience.repository.ts';

const TOPICS = ['seo', 'design', 'print'];
const SOURCES = [null, 'blog-newsletter', 'home-newsletter', 'import'];
/** In the zone of new installations, 1 May begins at 07:00 UTC. */
const JOINED = ['2026-05-01T06:59:59.999Z', '2026-05-01T07:00:00.000Z', '2026-05-31T12:00:00.000Z', TEST_NOW];
const DAYS = ['2026-05-01', '2026-05-30', '2026-05-31', '2026-11-21'];

type Reader = Pick<Subscriber, 'status' | 'delivery' | 'confirmation' | 'frequency' | 'source' | 'createdAt'> & {
  topics: string[];
};

const readers: fc.Arbitrary<Reader> = fc.record({
  status: fc.constantFrom('active', 'active', 'active', 'unsubscribed'),
  delivery: fc.constantFrom('ok', 'ok', 'ok', 'ok', 'bounced', 'complained'),
  confirmation: fc.constantFrom('confirmed', 'confirmed', 'waiting'),
  frequency: fc.constantFrom('every', 'every', 'monthly'),
  source: fc.constantFrom(...SOURCES),
  createdAt: fc.constantFrom(...JOINED),
  topics: fc.subarray(TOPICS),
});

const audiences: fc.Arbitrary<Audience> = fc
  .record({
    topics: fc.oneof(fc.constant<string[]>([]), fc.subarray(TOPICS)),
    sources: fc.oneof(fc.constant<string[]>([]), fc.subarray(SOURCES.map((source) => source ?? ''))),
    days: fc.uniqueArray(fc.constantFrom(...DAYS), { maxLength: 2 }),
    isOpen: fc.boolean(),
    frequency: fc.constantFrom(undefined, undefined, 'monthly' as const),
  })
  .map(({ topics, sources, days, isOpen, frequency }) => {
    const [joinedFrom = null, joinedTo = null] = days.toSorted();
    return { topics, sources, joinedFrom, joinedTo: isOpen ? null : joinedTo, frequency };
  });

/** The rule in words, to compare the SQL with. */
function reasonOf(reader: Reader, audience: Audience): string | null {
  const { status, delivery, confirmation, topics, source, createdAt, frequency } = reader;
  const day = createdAt === JOINED[0] ? '2026-04-30' : createdAt.slice(0, 10);
  if (delivery !== 'ok') return delivery;
  if (status !== 'active') return 'unsubscribed';
  if (confirmation !== 'confirmed') return 'unconfirmed';
  const isOnTopic = topics.length === 0 || topics.some((topic) => audience.topics.includes(topic));
  if (audience.topics.length > 0 && !isOnTopic) return 'topic';
  if (audience.sources.length > 0 && !audience.sources.includes(source ?? '')) return 'source';
  if (day < (audience.joinedFrom ?? '') || day > (audience.joinedTo ?? '9')) return 'joined';
  return frequency === (audience.frequency ?? 'every') ? null : 'frequency';
}

async function insertReaders(db: Db, list: Reader[]): Promise<void> {
  await db.deleteFrom('subscribers').execute();
  if (list.length === 0) return;
  const rows = list.map(({ topics: _topics, createdAt, ...reader }, at) => {
    const email = `Reader${at}@Mail${at % 3}.Example.com`;
    return toRow({ id: `reader-${at}`, email, ...reader, createdAt }, createdAt);
  });
  await db.insertInto('subscribers').values(rows).execute();
  const chosen = list.flatMap(({ topics }, at) =>
    topics.map((topic) => ({ subscriber_id: `reader-${at}`, topic_id: topic })),
  );
  if (chosen.length > 0) await db.insertInto('subscriber_topics').values(chosen).execute();
}

describeOnEachDatabase('the audience of an issue', (database) => {
  async function addTopics() {
    const rows = TOPICS.map((id, position) => ({ id, name: id, description: '', position, created_at: TEST_NOW }));
    await database().insertInto('topics').values(rows).execute();
  }

  test('is the same when it is counted, listed, worded and sent to', async () => {
    await addTopics();
    const staff = callAsStaff(database());
    await fc.assert(
      fc.asyncProperty(fc.array(readers, { maxLength: 30 }), audiences, async (list, audience) => {
        await insertReaders(database(), list);
        const reasons = list.map((reader) => reasonOf(reader, audience));

        const { words, ...counts } = await staff.issues.audience.count({ audience });
        expect(counts.included).toBe(reasons.filter((reason) => reason === null).length);
        const excluded = counts.excluded.reduce((sum, { count }) => sum + count, 0);
        expect(counts.included + excluded).toBe(list.length);
        const readers = counts.included === 1 ? 'subscriber' : 'subscribers';
        expect(words).toMatch(new RegExp(`^Goes to ${counts.included} confirmed ${readers}[:.]`));
        for (const { reason, count } of counts.excluded) {
          const people = count === 1 ? 'person' : 'people';
          const isOnly = counts.excluded.length === 1;
          expect(words).toContain(`${count} ${isOnly ? people : exclusionLabel(reason, audience)}`);
          expect(count).toBe(reasons.filter((found) => found === reason).length);
        }

        const listed = await listExcluded(database(), audience, { limit: 100 });
        expect(listed.total).toBe(excluded);
        const expected = reasons.map((reason, at) => ({ id: `reader-${at}`, reason }));
        expect(listed.items.map(({ id, reason }) => ({ id, reason })).toSorted(byId)).toEqual(
          expected.filter(({ reason }) => reason !== null).toSorted(byId),
        );

        const { id } = await staff.issues.create({ audience });
        const inserted = await database()
          .transaction()
          .execute((trx) => insertMessages(trx, { id, audience }, TEST_NOW));
        expect(inserted).toBe(counts.included);
        const messages = await database()
          .selectFrom('issue_messages')
          .select('subscriber_id')
          .where('issue_id', '=', id)
          .execute();
        expect(new Set(messages.map((row) => row.subscriber_id))).toEqual(
          new Set(expected.filter(({ reason }) => reason === null).map((reader) => reader.id)),
        );
      }),
      { numRuns: soakSize(25, 500) },
    );
  });

  test('gives each message a random id of its own and the lower-cased domain, and a reader no second message', async () => {
    const reader: Reader = {
      status: 'active',
      delivery: 'ok',
      confirmation: 'confirmed',
      frequency: 'every',
      source: null,
      createdAt: TEST_NOW,
      topics: [],
    };
    await insertReaders(
      database(),
      Array.from({ length: 50 }, () => reader),
    );
    const { id } = await callAsStaff(database()).issues.create({});
    const insert = () =>
      database()
        .transaction()
        .execute((trx) => insertMessages(trx, { id, audience: EVERYBODY }, TEST_NOW));
    expect(await insert()).toBe(50);
    expect(await insert()).toBe(0);
    const rows = await database().selectFrom('issue_messages').selectAll().execute();
    for (const row of rows) {
      expect(row).toMatchObject({ state: 'waiting', attempts: 0, next_attempt_at: TEST_NOW, claim: null });
      expect(row.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      expect(Number.parseInt(row.id.slice(0, 13).replace('-', ''), 16)).toBe(Date.parse(TEST_NOW));
    }
    expect(new Set(rows.map((row) => row.id.slice(14))).size).toBe(50);
    expect(new Set(rows.map((row) => row.domain))).toEqual(
      new Set(['mail0.example.com', 'mail1.example.com', 'mail2.example.com']),
    );
  });

  test('lists the excluded by page and by reason', async () => {
    const gone = { status: 'unsubscribed', delivery: 'ok', confirmation: 'confirmed', frequency: 'every' } as const;
    const rest = { source: null, createdAt: TEST_NOW, topics: [] };
    const monthly = { ...gone, status: 'active', frequency: 'monthly' } as const;
    await insertReaders(database(), [
      { ...gone, ...rest },
      { ...monthly, ...rest },
      { ...gone, ...rest },
    ]);
    const list = (query: object) =>
      callAsStaff(database()).issues.audience.excluded({ audience: EVERYBODY, limit: 1, ...query });
    const first = await list({ reason: 'unsubscribed' });
    expect(first).toMatchObject({ items: [{ id: 'reader-0', reason: 'unsubscribed' }], total: 2 });
    const second = await list({ reason: 'unsubscribed', cursor: first.nextCursor });
    expect(second).toMatchObject({ items: [{ id: 'reader-2' }], nextCursor: null });
    expect(await list({ reason: 'frequency' })).toMatchObject({
      items: [{ id: 'reader-1', email: 'Reader1@Mail1.Example.com' }],
      total: 1,
    });
    expect((await countAudience(database(), EVERYBODY)).included).toBe(0);
  });
});

function byId(a: { id: string }, b: { id: string }): number {
  return a.id.localeCompare(b.id);
}
