import { ANSWER_PROMISE_HOURS, AT_RISK_HOURS } from '@tideline/domain/contact/answer-promise';
import { warnAt } from '@tideline/domain/conversation/opening-hours';
import { DAY_MS, earlier, HOUR_MS, later } from '@tideline/domain/time/instant';
import { PROGRAM, recordAction } from '../../../core/audit/audit.repository.ts';
import { queueMail } from '../../../core/mail/outbox.repository.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import type { Db } from '../../../core/store/schema.ts';
import { findConversationSettings } from '../../threads/settings.repository.ts';
import { updateWork } from './work.repository.ts';

/** Longer than a closed weekend. Staff know of older unanswered enquiries. */
const LOOK_BACK_MS = 7 * DAY_MS;
const AT_ONCE = 100;

/**
 * Queues a warning for each unanswered enquiry whose promised time ends soon, once, and within opening hours. An enquiry
 * with a queued reply gets none. Safe to run on several servers.
 */
export async function escalate(db: Db, now: string): Promise<void> {
  const { isEscalating, openingHours } = await findConversationSettings(db);
  if (!isEscalating) return;
  const { timeZone } = await findSettings(db);
  for (const { id, receivedAt } of await listWaiting(db, now)) {
    const atRiskAt = later(receivedAt, (ANSWER_PROMISE_HOURS - AT_RISK_HOURS) * HOUR_MS);
    if (warnAt({ receivedAt, atRiskAt }, openingHours, timeZone) > now) continue;
    await db.transaction().execute(async (trx) => {
      if (!(await updateWork(trx, id, { warned_at: now }))) return;
      await queueMail(trx, { id: `escalation-${id}`, kind: 'escalation', aboutId: id }, now);
      await recordAction(trx, PROGRAM, { action: 'contact.warn', objectId: id }, now);
    });
  }
}

async function listWaiting(db: Db, now: string): Promise<{ id: string; receivedAt: string }[]> {
  return db
    .selectFrom('contacts')
    .leftJoin('contact_work', 'contact_work.contact_id', 'contacts.id')
    .select(['contacts.id', 'contacts.submitted_at as receivedAt'])
    .where('contacts.status', '=', 'pending')
    .where('contacts.merged_into', 'is', null)
    .where('contacts.is_sample', '=', 0)
    .where('contacts.submitted_at', '>', earlier(now, LOOK_BACK_MS))
    .where('contact_work.warned_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('contact_messages')
            .select('contact_messages.id')
            .whereRef('contact_messages.contact_id', '=', 'contacts.id')
            .where('contact_messages.kind', '=', 'reply')
            .where('contact_messages.state', '=', 'waiting'),
        ),
      ),
    )
    .orderBy('contacts.submitted_at')
    .limit(AT_ONCE)
    .execute();
}
