import { hearBy } from '@tideline/domain/conversation/opening-hours';
import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import type { Context } from '../../context.ts';
import { queueMail } from '../../core/mail/outbox.repository.ts';
import { messageIdOf } from '../../core/mail/mail-options.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { countRows } from '../../core/store/count-rows.ts';
import { isSameMailbox } from '../../core/store/same-mailbox.ts';
import type { Trx } from '../../core/store/schema.ts';
import { findMailTexts } from '../../site/pages/mail-texts.ts';
import { acknowledgementBody } from './acknowledgement-mail.ts';
import { insertMessage } from './messages.repository.ts';
import { newId } from '../../core/host/new-id.ts';
import { findConversationSettings } from './settings.repository.ts';

/** Maximum number of acknowledgements per mailbox in 24 hours: anybody can enter somebody else's address. */
const PER_ADDRESS_AND_DAY = 3;

type SentContact = { id: string; reference: string; firstName: string; email: string; message: string };

/**
 * Queues the acknowledgement of an enquiry, in the transaction that stores the enquiry. Nothing is queued without a mail
 * server, or if staff have turned it off.
 * @param replyTo see `replyAddresses`
 */
export async function queueAcknowledgement(
  trx: Trx,
  { mail, origin }: Pick<Context, 'mail' | 'origin'>,
  contact: SentContact,
  { replyTo, now }: { replyTo: string; now: string },
): Promise<void> {
  if (mail.server === null || origin === '') return;
  const { isAcknowledging, openingHours } = await findConversationSettings(trx);
  if (!isAcknowledging || (await countToday(trx, contact.email, now)) > PER_ADDRESS_AND_DAY) return;
  const { siteTitle, contactEmail, timeZone } = await findSettings(trx);
  const { inquiryReceived: texts } = await findMailTexts(trx, {
    name: contact.firstName,
    reference: contact.reference,
    deadline: formatDeadline(hearBy(now, openingHours, timeZone), timeZone),
  });
  const id = newId();
  const key = `acknowledgement-${id}`;
  await insertMessage(trx, {
    id,
    contact_id: contact.id,
    direction: 'out',
    kind: 'acknowledgement',
    from_name: siteTitle,
    from_address: contactEmail,
    to_address: contact.email,
    reply_to: replyTo,
    ...acknowledgementBody(texts),
    message_id: messageIdOf(key, origin),
    in_reply_to: '',
    state: 'waiting',
    idempotency_key: null,
    staff_id: null,
    staff_name: '',
    created_at: now,
    send_at: null,
  });
  await queueMail(trx, { id: key, kind: 'acknowledgement', aboutId: id }, now);
}

/** The number of a mailbox's enquiries in the last 24 hours, including this one. */
function countToday(trx: Trx, email: string, now: string): Promise<number> {
  return countRows(
    trx.selectFrom('contacts').where(isSameMailbox('email', email)).where('submitted_at', '>', earlier(now, DAY_MS)),
  );
}

/** @example 'Tuesday, November 24, 2026 at 9:00 AM PST' */
export function formatDeadline(iso: string, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(new Date(iso));
  const time = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  return `${day} at ${time.format(new Date(iso)).replaceAll('\u202F', ' ')}`;
}
