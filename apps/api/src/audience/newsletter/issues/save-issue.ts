import { TRPCError } from '@trpc/server';
import { isEditable, toIssueFields, type Issue, type IssueFields } from '@tideline/domain/newsletter/issue';
import type { IssueChanges } from '@tideline/domain/newsletter/issue.schema';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { recordEvent } from '../../../core/events/record-event.ts';
import type { Saver } from '../../../site/drafts/drafted.ts';
import { requireCapability } from '../../../core/rpc/authorize.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';
import { saveIssueRevision } from './issue-revisions.repository.ts';
import { insertIssue, updateIssue } from './issue-writes.repository.ts';
import { findIssueToChange } from './issues.repository.ts';

const OVERTAKEN = 'Someone else saved this issue in the meantime. Read it again and merge the changes.';

/** Stores a new draft and its first revision. @param postKey the key of the post that it is made from */
export async function createIssue(
  db: Db,
  { id, postKey, fields }: { id: string; postKey: string | null; fields: IssueFields },
  saver: Saver,
  now: string,
): Promise<Issue> {
  return db.transaction().execute(async (trx) => {
    const issue = await insertIssue(trx, { id, postKey, fields }, now);
    await saveIssueRevision(trx, issue, saver, now);
    await recordAction(trx, saver.actor, { action: 'issue.create', objectId: id, detail: { post: postKey } }, now);
    await recordEvent(trx, { type: 'issue.created', objectId: id }, now);
    return issue;
  });
}

type Change = {
  id: string;
  changes: IssueChanges;
  /** The version on which the changes are based; undefined overwrites any version. */
  expectedVersion?: number | undefined;
};

/**
 * Changes the fields in `changes` and stores the result as a revision.
 * @returns null when there is no such issue
 * @throws TRPCError BAD_REQUEST when sending has begun, or an autosave meets an issue that is no longer a draft
 * @throws TRPCError CONFLICT when `expectedVersion` is given and the issue has been saved since
 */
export async function changeIssue(db: Db, change: Change, saver: Saver, now: string): Promise<Issue | null> {
  return db.transaction().execute((trx) => changeWithin(trx, change, saver, now));
}

async function changeWithin(
  trx: Trx,
  { id, changes, expectedVersion }: Change,
  saver: Saver,
  now: string,
): Promise<Issue | null> {
  const before = await findIssueToChange(trx, id);
  if (!before) return null;
  requireEditable(before);
  if (before.state === 'scheduled') requireCapability(saver, 'issues.send');
  if (expectedVersion !== undefined && expectedVersion !== before.version) {
    throw new TRPCError({ code: 'CONFLICT', message: OVERTAKEN });
  }
  if (saver.kind === 'autosave' && before.state !== 'draft') {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'Only drafts are saved automatically.' });
  }
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const issue = await updateIssue(trx, id, { ...toIssueFields(before), ...(given as Partial<IssueFields>) }, now);
  await recordEvent(trx, { type: 'issue.updated', objectId: id }, now);
  const isNewRevision = await saveIssueRevision(trx, issue, saver, now);
  // The autosaves of one editing session share one revision and one audit log entry.
  if (isNewRevision) {
    const detail = { version: issue.version, state: issue.state };
    await recordAction(trx, saver.actor, { action: 'issue.change', objectId: id, detail }, now);
  }
  return issue;
}

/** @throws TRPCError BAD_REQUEST with a sentence for staff, when an issue can no longer be changed */
export function requireEditable({ state }: Pick<Issue, 'state'>): void {
  if (isEditable(state)) return;
  const reason = {
    sending: 'This issue is being sent',
    paused: 'This issue has been sent to some of its readers',
    sent: 'This issue was sent',
    stopped: 'This issue was stopped',
  }[state as 'sending' | 'paused' | 'sent' | 'stopped'];
  throw new TRPCError({
    code: 'BAD_REQUEST',
    message: `${reason} and can no longer be changed. Duplicate it to write a new one.`,
  });
}
