import { REMINDER_HOURS } from '@tideline/domain/booking/booking';
import { HOUR_MS, later } from '@tideline/domain/time/instant';
import { queueMail } from '../../../core/mail/outbox.repository.ts';
import type { Db } from '../../../core/store/schema.ts';

/** Calls booked shortly before need no reminder, since their invitation is recent. */
const SHORTEST_MS = 2 * HOUR_MS;

/** Queues reminders for the calls of the next hours, once each. Safe to run on several servers. */
export async function queueReminders(db: Db, now: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const due = await trx
      .updateTable('bookings')
      .set({ reminded_at: now })
      .where('status', '=', 'booked')
      .where('reminded_at', 'is', null)
      .where('starts_at', '>', now)
      .where('starts_at', '<=', later(now, REMINDER_HOURS * HOUR_MS))
      .returning(['id', 'sequence', 'created_at', 'starts_at'])
      .execute();
    for (const { id, sequence, created_at: createdAt, starts_at: startsAt } of due) {
      if (Date.parse(startsAt) - Date.parse(createdAt) < REMINDER_HOURS * HOUR_MS + SHORTEST_MS) continue;
      const mail = { id: `call-reminder-${id}-${sequence}`, kind: 'call-reminder', aboutId: id } as const;
      await queueMail(trx, mail, now);
    }
  });
}
