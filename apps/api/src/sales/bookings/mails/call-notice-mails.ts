import type { Booking } from '@tideline/domain/booking/booking';
import { formatCallTime } from '@tideline/domain/booking/call-time';
import { listDigest } from '../../../core/mail/digests.repository.ts';
import { oneLine, type MailContext, type MailMessage } from '../../../core/mail/mail-message.ts';
import { findColleague } from '../../../core/store/colleagues.ts';
import { findBooking } from '../bookings.repository.ts';
import { writeCalendar, writeInvitation } from './invitation.ts';

const NAME_MAX_LENGTH = 100;

/** The notice to the call's member of staff, or to the agency if that account is gone. */
export async function writeCallNotice(context: MailContext, bookingId: string): Promise<MailMessage | null> {
  const booking = await findBooking(context.db, bookingId);
  if (!booking || booking.endsAt <= context.now) return null;
  const recipient = await findRecipient(context, booking);
  const name = oneLine(booking.name, NAME_MAX_LENGTH);
  const isCancelled = booking.status === 'cancelled';
  const state = stateOf(booking);
  return {
    to: recipient.address,
    replyTo: { name: booking.name, address: booking.email },
    subject: `Call ${isCancelled ? 'canceled' : state}: ${name} (${booking.reference})`,
    text: `Call ${state}

${booking.kind ? `Kind:     ${oneLine(booking.kind.name)}\n` : ''}When:     ${formatCallTime(booking, context.timeZone)}
Name:     ${name}
Email:    ${booking.email}
Company:  ${oneLine(booking.company)}
Place:    ${oneLine(booking.place, 300)}
${isCancelled ? reasonOf(booking) : ''}
${booking.message.trim() === '' ? '(No message provided)' : booking.message}

-- 
Reply to this email to write to ${name}.
Open it in the staff area: ${rowOf(booking, context)}
`,
    calendar: writeInvitation(booking, invitationOf(booking, recipient, context)),
  };
}

/** One notice of several calls to their member of staff. Null when all are gone or over. */
export async function writeCallDigest(context: MailContext, digestId: string): Promise<MailMessage | null> {
  const calls: Booking[] = [];
  for (const id of await listDigest(context.db, digestId)) {
    const booking = await findBooking(context.db, id);
    if (booking && booking.endsAt > context.now) calls.push(booking);
  }
  const [first] = calls;
  if (first === undefined) return null;
  const recipient = await findRecipient(context, first);
  const heading = calls.length === 1 ? '1 call' : `${calls.length} calls`;
  const lines = calls.map(
    (call) => `${formatCallTime(call, context.timeZone)}
    ${stateOf(call)}: ${oneLine(call.name, NAME_MAX_LENGTH)} (${call.reference})${call.kind ? `, ${oneLine(call.kind.name)}` : ''}
    ${rowOf(call, context)}`,
  );
  const entries = calls.map((booking) => ({ booking, options: invitationOf(booking, recipient, context) }));
  return {
    to: recipient.address,
    subject: `${heading} booked or changed`,
    text: `${heading} booked or changed

${lines.join('\n\n')}

-- 
These calls came in within ten minutes, so we combined their notices. The attached
file adds all of them to your calendar.
`,
    attachments: [{ name: 'calls.ics', mimeType: 'text/calendar', content: Buffer.from(writeCalendar(entries)) }],
  };
}

/** The call's member of staff, or the agency if that account is gone or may no longer read calls. */
async function findRecipient({ db, siteTitle, agencyAddress }: MailContext, { staffId }: Booking) {
  const staff = await findColleague(db, staffId, 'bookings.read');
  return { name: staff?.name ?? siteTitle, address: staff?.email ?? agencyAddress };
}

function stateOf({ status, cancelledBy, sequence }: Booking): string {
  if (status === 'cancelled') return `canceled by ${cancelledBy === 'staff' ? 'staff' : 'the visitor'}`;
  return sequence > 0 ? 'changed' : 'booked';
}

function rowOf({ contactId }: Booking, { origin }: MailContext): string {
  return `${origin}/admin?tab=contacts&row=${encodeURIComponent(contactId)}`;
}

function invitationOf(booking: Booking, attendee: { name: string; address: string }, context: MailContext) {
  return {
    ...partiesOf(context),
    summary: `${booking.kind?.name ?? 'Discovery call'} with ${oneLine(booking.name, NAME_MAX_LENGTH)}`,
    description: `${booking.message}\n${rowOf(booking, context)}`,
    attendee,
  };
}

type Parties = Pick<MailContext, 'siteTitle' | 'agencyAddress' | 'origin' | 'now'>;

/** The parties of every calendar entry of the site. */
export function partiesOf({ siteTitle, agencyAddress, origin, now }: Parties) {
  return { organizer: { name: siteTitle, address: agencyAddress }, origin, now };
}

/** The reason of a cancellation as a paragraph; empty without one. */
function reasonOf({ cancelReason }: Booking): string {
  return cancelReason.trim() === '' ? '' : `\nReason: ${cancelReason.trim()}\n`;
}
