import type { PersonIssue, PersonRecord } from '@tideline/domain/privacy/person';
import { SUBSCRIBER_FIELDS } from '@tideline/domain/subscriber/subscriber';
import { toPersonalData } from '../../core/store/entity-rows.ts';
import type { Db } from '../../core/store/schema.ts';
import { findSubscriberTrail } from '../../audience/attribution/trails.repository.ts';

/** The subscriptions of an address, with their topics and the issues sent to them. @param key see `emailKey` */
export async function listSubscriptions(db: Db, key: string): Promise<PersonRecord['subscriptions']> {
  const rows = await db.selectFrom('subscribers').selectAll().where('email_key', '=', key).execute();
  const subscriptions = [];
  for (const row of rows) {
    subscriptions.push({
      ...toPersonalData(SUBSCRIBER_FIELDS, row),
      updatedAt: row.updated_at,
      topics: await listTopics(db, row.id),
      softBounces: row.soft_bounces,
      issues: await listIssues(db, row.id),
      trail: await findSubscriberTrail(db, row.id),
    });
  }
  return subscriptions;
}

async function listTopics(db: Db, subscriberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriber_topics')
    .select('topic_id')
    .where('subscriber_id', '=', subscriberId)
    .orderBy('topic_id')
    .execute();
  return rows.map((row) => row.topic_id);
}

function listIssues(db: Db, subscriberId: string): Promise<PersonIssue[]> {
  return db
    .selectFrom('issue_messages')
    .innerJoin('issues', 'issues.id', 'issue_messages.issue_id')
    .select((eb) => [
      'issues.subject',
      'issue_messages.state',
      'tried_at as triedAt',
      'accepted_at as acceptedAt',
      'bounced_at as bouncedAt',
      'bounce_reason as bounceReason',
      'complained_at as complainedAt',
      eb.ref('unsubscribed_at').as('unsubscribedAt'),
    ])
    .where('subscriber_id', '=', subscriberId)
    .orderBy('issue_messages.id')
    .execute();
}
