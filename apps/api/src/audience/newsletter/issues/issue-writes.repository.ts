import type { Issue, IssueFields } from '@tideline/domain/newsletter/issue';
import { recordEvent } from '../../../core/events/record-event.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';
import { ISSUE_COLUMNS, toIssue } from './issues.repository.ts';

/** Stores a new draft. @param postKey the key of the post that it is made from */
export async function insertIssue(
  db: Db,
  { id, postKey, fields }: { id: string; postKey: string | null; fields: IssueFields },
  now: string,
): Promise<Issue> {
  const row = await db
    .insertInto('issues')
    .values({
      id,
      slug: null,
      ...toIssueColumns(fields),
      state: 'draft',
      version: 1,
      post_key: postKey,
      scheduled_at: null,
      starts_at: null,
      started_at: null,
      finished_at: null,
      canary_accepted_at: null,
      canary_error: '',
      pause_reason: '',
      created_at: now,
      updated_at: now,
    })
    .returning([...ISSUE_COLUMNS, 'content'])
    .executeTakeFirstOrThrow();
  return toIssue(row);
}

/** Stores the written fields of an issue and raises its version. */
export async function updateIssue(trx: Trx, id: string, fields: IssueFields, now: string): Promise<Issue> {
  const row = await trx
    .updateTable('issues')
    .set((eb) => ({ ...toIssueColumns(fields), version: eb('version', '+', 1), pause_reason: '', updated_at: now }))
    .where('id', '=', id)
    .returning([...ISSUE_COLUMNS, 'content'])
    .executeTakeFirstOrThrow();
  return toIssue(row);
}

/** Sets the send date of a draft or scheduled issue. */
export async function setSchedule(trx: Trx, id: string, scheduledAt: string, now: string): Promise<Issue> {
  const row = await trx
    .updateTable('issues')
    .set({ state: 'scheduled', scheduled_at: scheduledAt, pause_reason: '', updated_at: now })
    .where('id', '=', id)
    .returning([...ISSUE_COLUMNS, 'content'])
    .executeTakeFirstOrThrow();
  await recordEvent(trx, { type: 'issue.scheduled', objectId: id }, now);
  return toIssue(row);
}

/** Turns a scheduled issue into a draft; null when no such issue is scheduled. */
export async function unscheduleIssue(trx: Trx, id: string, now: string): Promise<Issue | null> {
  const row = await trx
    .updateTable('issues')
    .set({ state: 'draft', scheduled_at: null, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .returning([...ISSUE_COLUMNS, 'content'])
    .executeTakeFirst();
  if (row) await recordEvent(trx, { type: 'issue.unscheduled', objectId: id }, now);
  return row ? toIssue(row) : null;
}

/** Deletes a draft with its revisions; false when there is no such draft. */
export async function deleteDraft(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('issues')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes an issue that was neither changed since a version nor sent from here; false when there is none. */
export async function deleteUnchangedIssue(trx: Trx, id: string, version: number): Promise<boolean> {
  const row = await trx
    .deleteFrom('issues')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', 'in', ['draft', 'sent', 'stopped'])
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('issue_messages').select('issue_id').whereRef('issue_id', '=', 'issues.id'))),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The columns of what staff write. */
function toIssueColumns(fields: IssueFields) {
  return {
    subject: fields.subject,
    preview_text: fields.previewText,
    content: fields.content,
    sender_name: fields.senderName,
    reply_to: fields.replyTo,
    layout: fields.layout,
    audience: JSON.stringify(fields.audience),
    archive: fields.archive,
  };
}
