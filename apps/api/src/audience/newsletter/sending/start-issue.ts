import { TRPCError } from '@trpc/server';
import type { Audience } from '@tideline/domain/newsletter/audience';
import { missingPart, SEND_DELAY_SECONDS } from '@tideline/domain/newsletter/issue';
import { numberedPostId, toPostId } from '@tideline/domain/post/post-id';
import { later } from '@tideline/domain/time/instant';
import { dialectOf } from '../../../core/store/dialect/dialect-of.ts';
import { recordEvent } from '../../../core/events/record-event.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { insertMessages } from '../audience/audience.repository.ts';

export type StartOptions = {
  id: string;
  /** The version and number of readers shown to staff. */
  version: number;
  expected: number;
};

/**
 * Begins to send a draft or scheduled issue: fixes its readers, and starts after a period in which it can be cancelled.
 * @throws TRPCError with a sentence for staff
 */
export async function startIssue(trx: Trx, { id, version, expected }: StartOptions, now: string): Promise<void> {
  const issue = await findWritten(trx, id);
  if (!issue) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such issue.' });
  if (issue.state !== 'draft' && issue.state !== 'scheduled') throw conflict('This issue was already sent.');
  if (issue.version !== version) {
    throw conflict('This issue was changed in the meantime. Read the new version before you send it.');
  }
  const missing = missingPart(issue);
  if (missing !== null) throw new TRPCError({ code: 'BAD_REQUEST', message: `${missing} Nothing was sent.` });
  const count = await beginSending(trx, issue, { startsAt: later(now, SEND_DELAY_SECONDS * 1000), now });
  if (count !== expected) {
    throw conflict(`The issue would now go to ${count} readers instead of ${expected}. Nothing was sent; check again.`);
  }
  if (count === 0) throw new TRPCError({ code: 'BAD_REQUEST', message: 'Nobody would get this issue.' });
}

/** Turns an issue back into a draft before its first message; false when it is too late. */
export async function cancelIssue(trx: Trx, id: string, now: string): Promise<boolean> {
  const row = await trx
    .updateTable('issues')
    .set({ state: 'draft', slug: null, starts_at: null, scheduled_at: null, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('starts_at', '>', now)
    .where('started_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await trx.deleteFrom('issue_messages').where('issue_id', '=', id).execute();
  await recordEvent(trx, { type: 'issue.unscheduled', objectId: id }, now);
  return true;
}

/** The fields that determine the archive page and the readers of an issue. */
type WrittenRow = { id: string; subject: string; audience: string };

/** An issue, locked until the transaction ends; undefined when there is none. */
export function findWritten(trx: Trx, id: string) {
  return trx
    .selectFrom('issues')
    .select(['id', 'state', 'version', 'subject', 'content', 'audience', 'scheduled_at'])
    .where('id', '=', id)
    .$call(dialectOf(trx).forUpdate)
    .executeTakeFirst();
}

/** Begins to send an issue to its present readers. @returns their number */
export async function beginSending(
  trx: Trx,
  issue: WrittenRow,
  { startsAt, now }: { startsAt: string; now: string },
): Promise<number> {
  await trx
    .updateTable('issues')
    .set({
      state: 'sending',
      slug: await findFreeSlug(trx, issue.subject),
      scheduled_at: null,
      starts_at: startsAt,
      pause_reason: '',
      canary_error: '',
      updated_at: now,
    })
    .where('id', '=', issue.id)
    .execute();
  await recordEvent(trx, { type: 'issue.sending', objectId: issue.id }, now);
  return insertMessages(trx, { id: issue.id, audience: JSON.parse(issue.audience) as Audience }, now);
}

/** The address in the archive, made from the subject and numbered if taken. */
async function findFreeSlug(trx: Trx, subject: string): Promise<string> {
  const wanted = toPostId(subject);
  for (let attempt = 1; ; attempt += 1) {
    const slug = numberedPostId(wanted, attempt);
    const taken = await trx.selectFrom('issues').select('id').where('slug', '=', slug).executeTakeFirst();
    if (!taken) return slug;
  }
}

function conflict(message: string): TRPCError {
  return new TRPCError({ code: 'CONFLICT', message });
}
