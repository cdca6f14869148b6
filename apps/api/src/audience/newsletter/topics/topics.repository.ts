import { sql } from 'kysely';
import type { CountedTopic, Topic } from '@tideline/domain/newsletter/topic';
import type { TopicChanges } from '@tideline/domain/newsletter/topic.schema';
import type { IssueState } from '@tideline/domain/newsletter/issue-state';
import type { Db, Trx } from '../../../core/store/schema.ts';

const UNSENT: ReadonlySet<IssueState> = new Set(['draft', 'scheduled', 'sending', 'paused']);

/** All topics, in the order set by staff. */
export async function listTopics(db: Db): Promise<Topic[]> {
  return db.selectFrom('topics').select(['id', 'name', 'description']).orderBy('position').orderBy('id').execute();
}

/** All topics with the numbers of their subscribers and issues. */
export async function listCountedTopics(db: Db): Promise<CountedTopic[]> {
  const chosen = await db
    .selectFrom('subscriber_topics')
    .select((eb) => ['topic_id', eb.fn.countAll<number>().as('count')])
    .groupBy('topic_id')
    .execute();
  const only = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('subscriber_topics')
        .select(sql<string>`min(topic_id)`.as('topic_id'))
        .groupBy('subscriber_id')
        .having(sql<boolean>`count(*) = 1`)
        .as('single'),
    )
    .select((eb) => ['topic_id', eb.fn.countAll<number>().as('count')])
    .groupBy('topic_id')
    .execute();
  const issues = await db.selectFrom('issues').select(['state', 'audience']).execute();
  return (await listTopics(db)).map((topic) => {
    const named = issues.filter(({ audience }) =>
      (JSON.parse(audience) as { topics: string[] }).topics.includes(topic.id),
    );
    return {
      ...topic,
      subscriberCount: chosen.find((row) => row.topic_id === topic.id)?.count ?? 0,
      onlyCount: only.find((row) => row.topic_id === topic.id)?.count ?? 0,
      issueCount: named.length,
      unsentCount: named.filter(({ state }) => UNSENT.has(state)).length,
    };
  });
}

/** Adds a topic at the end. @throws a unique violation when the id is taken */
export async function insertTopic(trx: Trx, topic: Topic, position: number, now: string): Promise<void> {
  await trx
    .insertInto('topics')
    .values({ ...topic, position, created_at: now })
    .execute();
}

/** Changes the given texts of a topic; false when there is none. */
export async function updateTopic(trx: Trx, { id, name, description }: TopicChanges): Promise<boolean> {
  const row = await trx
    .updateTable('topics')
    .set({ id, ...(name !== undefined && { name }), ...(description !== undefined && { description }) })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Reorders the topics by these ids. */
export async function orderTopics(trx: Trx, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await trx.updateTable('topics').set({ position }).where('id', '=', id).execute();
  }
}

/** Deletes a topic and removes it from subscribers' choices; false when there is none. */
export async function deleteTopic(trx: Trx, id: string): Promise<boolean> {
  const row = await trx.deleteFrom('topics').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}
