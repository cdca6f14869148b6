import { TRPCError } from '@trpc/server';
import { missingPart, type Issue } from '@tideline/domain/newsletter/issue';
import { parsePublishDate } from '@tideline/domain/time/publish-date';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { setSchedule } from './issue-writes.repository.ts';
import { findIssueToChange } from './issues.repository.ts';
import { requireEditable } from './save-issue.ts';

/**
 * Schedules or reschedules an issue: at an instant, or a local time in the agency's zone.
 * @returns null when there is no such issue
 * @throws TRPCError BAD_REQUEST when it has no subject or text, the date has passed, or it was sent
 * @throws TRPCError CONFLICT when it has been saved since `version`
 */
export async function scheduleIssue(
  trx: Trx,
  { id, version, at }: { id: string; version: number; at: string },
  now: string,
): Promise<Issue | null> {
  const issue = await findIssueToChange(trx, id);
  if (!issue) return null;
  requireEditable(issue);
  if (issue.version !== version) {
    const message = 'This issue was changed in the meantime. Read the new version before you schedule it.';
    throw new TRPCError({ code: 'CONFLICT', message });
  }
  const missing = missingPart(issue);
  if (missing !== null) throw new TRPCError({ code: 'BAD_REQUEST', message: `${missing} It was not scheduled.` });
  const { timeZone } = await findSettings(trx);
  const scheduledAt = parsePublishDate(at, timeZone);
  if (scheduledAt === null || scheduledAt <= now) {
    throw new TRPCError({
      code: 'BAD_REQUEST',
      message: 'The date has passed. Choose a later one, or send the issue now.',
    });
  }
  return setSchedule(trx, id, scheduledAt, now);
}
