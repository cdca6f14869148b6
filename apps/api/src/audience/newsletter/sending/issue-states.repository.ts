import type { IssueState } from '@tideline/domain/newsletter/issue-state';
import { recordEvent } from '../../../core/events/record-event.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';

/** Whether an issue is being sent whose time to cancel is over. */
export async function isAnyIssueDue(db: Db, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('issues')
    .select('id')
    .where('state', '=', 'sending')
    .where('starts_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Pauses an issue that is being sent; false when it is not. @param reason empty when staff pause it */
export async function pauseIssue(trx: Trx, id: string, reason: string, now: string): Promise<boolean> {
  const row = await trx
    .updateTable('issues')
    .set({ state: 'paused', pause_reason: reason, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .returning('id')
    .executeTakeFirst();
  if (row) await recordEvent(trx, { type: 'issue.paused', objectId: id }, now);
  return row !== undefined;
}

/** Resumes a paused issue without waiting for earlier failures; false when it is not paused. */
export async function resumeIssue(trx: Trx, id: string, now: string): Promise<boolean> {
  const row = await trx
    .updateTable('issues')
    .set({ state: 'sending', pause_reason: '', canary_error: '', updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'paused')
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await recordEvent(trx, { type: 'issue.sending', objectId: id }, now);
  await trx
    .deleteFrom('sending_waits')
    .where('name', 'in', ['server', `canary ${id}`])
    .execute();
  return true;
}

/** Ends an issue: its remaining messages are never sent. @returns their number; null when it is not being sent */
export async function stopIssue(trx: Trx, id: string, now: string): Promise<number | null> {
  const row = await trx
    .updateTable('issues')
    .set({ state: 'stopped', pause_reason: '', finished_at: now, updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['sending', 'paused'])
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  await recordEvent(trx, { type: 'issue.stopped', objectId: id }, now);
  // The claim stays: messages already handed over are still recorded.
  const stopped = await trx
    .updateTable('issue_messages')
    .set({ state: 'stopped', next_attempt_at: null })
    .where('issue_id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return Number(stopped.numUpdatedRows);
}

/** Finishes an issue once none of its messages waits. */
export async function finishIssue(trx: Trx, id: string, now: string): Promise<void> {
  const row = await trx
    .updateTable('issues')
    .set({ state: 'sent', finished_at: now, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('issue_messages').select('id').where('issue_id', '=', id).where('state', '=', 'waiting'),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  if (row) await recordEvent(trx, { type: 'issue.sent', objectId: id }, now);
}

/** The state of an issue; null when there is none. */
export async function findIssueState(db: Db, id: string): Promise<IssueState | null> {
  const row = await db.selectFrom('issues').select('state').where('id', '=', id).executeTakeFirst();
  return row?.state ?? null;
}
