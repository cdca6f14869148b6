import type { Db, Trx } from '../../core/store/schema.ts';

/** The ids of a subscriber's topics; an empty list means all. */
export async function listChosenTopics(db: Db, subscriberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriber_topics')
    .select('topic_id')
    .where('subscriber_id', '=', subscriberId)
    .orderBy('topic_id')
    .execute();
  return rows.map((row) => row.topic_id);
}

/**
 * Replaces the topics of a subscriber. Ids of deleted topics are ignored. Choosing every topic is stored as an empty list,
 * which includes later topics.
 * @returns false when no topic would be left: nothing is changed
 */
export async function chooseTopics(trx: Trx, subscriberId: string, ids: readonly string[]): Promise<boolean> {
  const topics = await trx.selectFrom('topics').select('id').execute();
  const chosen = topics.filter(({ id }) => ids.includes(id));
  if (chosen.length === 0 && topics.length > 0) return false;
  await trx.deleteFrom('subscriber_topics').where('subscriber_id', '=', subscriberId).execute();
  if (chosen.length === topics.length) return true;
  const rows = chosen.map(({ id }) => ({ subscriber_id: subscriberId, topic_id: id }));
  await trx.insertInto('subscriber_topics').values(rows).execute();
  return true;
}

/** Whether a subscriber has chosen exactly these topics, as `chooseTopics` would store them. */
export async function hasChosen(trx: Trx, subscriberId: string, ids: readonly string[]): Promise<boolean> {
  const topics = (await trx.selectFrom('topics').select('id').execute()).map(({ id }) => id);
  const chosen = topics.filter((id) => ids.includes(id));
  if (chosen.length === 0 && topics.length > 0) return false;
  const stored = new Set(await listChosenTopics(trx, subscriberId));
  const wanted = chosen.length === topics.length ? [] : chosen;
  return wanted.length === stored.size && wanted.every((id) => stored.has(id));
}
