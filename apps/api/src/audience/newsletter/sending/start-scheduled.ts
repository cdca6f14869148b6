import { missingPart } from '@tideline/domain/newsletter/issue';
import { PROGRAM, recordAction } from '../../../core/audit/audit.repository.ts';
import { recordEvent } from '../../../core/events/record-event.ts';
import type { Db } from '../../../core/store/schema.ts';
import { beginSending, findWritten } from './start-issue.ts';

/**
 * Begins to send scheduled issues whose time has come, even if the program was not running then. An issue that has lost its
 * subject, text or readers becomes a draft again and says why.
 */
export async function startScheduledIssues(db: Db, now: string): Promise<void> {
  const due = await db
    .selectFrom('issues')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('scheduled_at', '<=', now)
    .execute();
  for (const { id } of due) {
    await db.transaction().execute(async (trx) => {
      const issue = await findWritten(trx, id);
      const isDue = issue?.state === 'scheduled' && issue.scheduled_at !== null && issue.scheduled_at <= now;
      if (!isDue) return; // another server was faster
      const missing = missingPart(issue);
      const count = missing === null ? await beginSending(trx, issue, { startsAt: now, now }) : 0;
      if (count > 0) {
        await recordAction(trx, PROGRAM, { action: 'issue.send', objectId: id, detail: { count } }, now);
        return;
      }
      const reason = missing ?? 'Nobody would have received this issue.';
      await trx
        .updateTable('issues')
        .set({ state: 'draft', slug: null, starts_at: null, scheduled_at: null, pause_reason: reason, updated_at: now })
        .where('id', '=', id)
        .execute();
      await recordAction(trx, PROGRAM, { action: 'issue.unschedule', objectId: id, detail: { reason } }, now);
      await recordEvent(trx, { type: 'issue.unscheduled', objectId: id }, now);
    });
  }
}
