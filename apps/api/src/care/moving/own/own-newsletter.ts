import { randomUUID } from 'node:crypto';
import { newIssueSchema } from '@tideline/domain/newsletter/issue.schema';
import { newTopicSchema } from '@tideline/domain/newsletter/topic.schema';
import type { Trx } from '../../../core/store/schema.ts';
import type { Written } from '../writing/written.ts';
import { check, isSlug, pastInstant } from './own-values.ts';

/** Adds a topic of the newsletter. One of the same id stays as it is. */
export async function writeOwnTopic(trx: Trx, topic: Record<string, unknown>, now: string): Promise<Written> {
  const checked = check(newTopicSchema, topic);
  if ('refusal' in checked) return checked.refusal;
  const { id } = topic;
  if (!isSlug(id)) return { outcome: 'failed', reason: 'The id of the topic is no id.' };
  const position = Number.isInteger(topic['position']) ? Number(topic['position']) : 0;
  const created_at = pastInstant(topic['createdAt'], now, now);
  const row = await trx
    .insertInto('topics')
    .values({ id, ...checked.value, position, created_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return { outcome: row ? 'arrived' : 'same', targetId: id, version: 0 };
}

/** Adds an issue. One that was sent stays so; nothing is sent of the others before staff say so. */
export async function writeOwnIssue(trx: Trx, issue: Record<string, unknown>, now: string): Promise<Written> {
  const checked = check(newIssueSchema, issue);
  if ('refusal' in checked) return checked.refusal;
  const { previewText, senderName, replyTo, audience, ...fields } = checked.value;
  const isSent = issue['state'] === 'sent' || issue['state'] === 'stopped';
  const slug = isSent && isSlug(issue['slug']) ? issue['slug'] : null;
  const taken =
    slug !== null && (await trx.selectFrom('issues').select('id').where('slug', '=', slug).executeTakeFirst());
  if (taken) return { outcome: 'same', targetId: taken.id, version: 0 };
  const id = randomUUID();
  await trx
    .insertInto('issues')
    .values({
      id,
      slug,
      ...fields,
      preview_text: previewText,
      sender_name: senderName,
      reply_to: replyTo,
      audience: JSON.stringify(audience),
      state: isSent ? (issue['state'] as 'sent' | 'stopped') : 'draft',
      version: 1,
      post_key: null,
      scheduled_at: null,
      starts_at: null,
      started_at: isSent ? pastInstant(issue['startedAt'], now, now) : null,
      finished_at: isSent ? pastInstant(issue['finishedAt'], now, now) : null,
      canary_accepted_at: null,
      canary_error: '',
      pause_reason: '',
      created_at: pastInstant(issue['createdAt'], now, now),
      updated_at: pastInstant(issue['updatedAt'], now, now),
    })
    .execute();
  return { outcome: 'arrived', targetId: id, version: 1 };
}
