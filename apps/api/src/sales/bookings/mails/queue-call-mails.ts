import type { Booking } from '@tideline/domain/booking/booking';
import { queueMail } from '../../../core/mail/outbox.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';

/**
 * Queues the mails about a call in its present state, to the visitor and to the member of staff. They replace earlier unsent
 * ones, which are deleted.
 */
export async function queueCallMails(trx: Trx, booking: Booking, now: string): Promise<void> {
  await trx
    .deleteFrom('mails')
    .where('about_kind', '=', 'call')
    .where('about_id', '=', booking.id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('claim', 'is', null)
    .execute();
  for (const kind of ['call', 'call-staff'] as const) {
    await queueMail(trx, { id: `${kind}-${booking.id}-${booking.sequence}`, kind, aboutId: booking.id }, now);
  }
}
