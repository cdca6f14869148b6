import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import { monthsBefore } from '@tideline/domain/privacy/retention';
import { SESSION_MS } from '../../accounts/auth/session/session.ts';
import { deleteOldLines, PROGRAM, recordAction } from '../../core/audit/audit.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { findRetention } from '../../core/settings/retention.repository.ts';
import { deleteEndedSessions, deleteOldContacts } from './retention.repository.ts';

/** Deletes data past its retention period. Safe to run on several servers. */
export async function applyRetention(db: Db, now: string): Promise<void> {
  const { contactMonths, sessionDays, auditMonths } = await findRetention(db);
  await deleteEndedSessions(db, earlier(now, sessionDays * DAY_MS), SESSION_MS.idle);
  if (contactMonths > 0) {
    await db.transaction().execute(async (trx) => {
      const count = await deleteOldContacts(trx, monthsBefore(now, contactMonths), now);
      if (count === 0) return;
      await recordAction(trx, PROGRAM, { action: 'contact.expire', detail: { count, contactMonths } }, now);
    });
  }
  // One day more, because the database refuses to delete entries that are less than a year old by its own clock.
  if (auditMonths > 0) await deleteOldLines(db, earlier(monthsBefore(now, auditMonths), DAY_MS));
}
