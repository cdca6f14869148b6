import type { Booking } from '@tideline/domain/booking/booking';
import { formatCallTime } from '@tideline/domain/booking/call-time';
import { hasLink } from '@tideline/domain/contact/spam';
import { oneLine, type MailContext, type MailMessage } from '../../../core/mail/mail-message.ts';
import { lines, type Mails, paragraphs } from '../../../site/pages/mail-texts.ts';
import { partiesOf } from './call-notice-mails.ts';
import { writeInvitation } from './invitation.ts';

const NAME_MAX_LENGTH = 100;

/** What a mail to the visitor says about a call. */
export type CallLetter = {
  booking: Booking;
  /** Filled for this call. */
  texts: Mails;
  /** The page to move or cancel the call, or to confirm it. */
  link: string;
  context: Pick<MailContext, 'siteTitle' | 'agencyAddress' | 'timeZone' | 'origin' | 'now'>;
};

/** The mail about a call that was booked, moved or canceled, with its entry for the calendar. */
export function invitationLetter(letter: CallLetter): MailMessage {
  const { booking, texts, link, context } = letter;
  const { calls } = texts;
  const isCancelled = booking.status === 'cancelled';
  const { subject, text } = isCancelled
    ? texts.callCanceled
    : booking.sequence > 0
      ? texts.callChanged
      : texts.callBooked;
  const reason = booking.cancelReason.trim();
  const entry = calendarEntry(letter);
  return {
    ...letterOf(letter, subject, [
      text,
      factsOf(letter),
      isCancelled ? reason && words(calls.reason, reason) : lines(calls.calendar, calls.moveOrCancel, link),
    ]),
    calendar: writeInvitation(booking, {
      ...partiesOf(context),
      summary: entry.title,
      description: entry.text,
      attendee: { name: nameOf(booking), address: booking.email },
    }),
  };
}

type CalendarLetter = Pick<CallLetter, 'texts' | 'link'> & { booking: Pick<Booking, 'kind'> };

/** What the call is called in the visitor's calendar, and what stands there. */
export function calendarEntry({ booking: { kind }, texts: { calls }, link }: CalendarLetter) {
  return { title: oneLine(kind ? calls.kindTitle : calls.calendarTitle), text: words(calls.calendarText, link) };
}

export function reminderLetter(letter: CallLetter): MailMessage {
  const { calls, callReminder } = letter.texts;
  const texts = [callReminder.text, factsOf(letter), lines(calls.moveOrCancel, letter.link)];
  return letterOf(letter, callReminder.subject, texts);
}

export function confirmationLetter(letter: CallLetter): MailMessage {
  const { booking, link, context } = letter;
  const { callConfirmation: texts } = letter.texts;
  const isHeld = booking.heldUntil !== null && booking.heldUntil > context.now;
  return letterOf(letter, texts.subject, [
    texts.text,
    factsOf({ ...letter, booking: { ...booking, staffName: '', place: '' } }),
    lines(texts.confirm, link),
    lines(isHeld ? texts.held : texts.notHeld, texts.notYou),
  ]);
}

/** Anybody can enter somebody else's address, so a name that contains a web address is not sent to it. */
export function nameOf({ name }: Pick<Booking, 'name'>): string {
  return hasLink(name) ? '' : oneLine(name, NAME_MAX_LENGTH);
}

function letterOf({ booking, texts: { calls } }: CallLetter, subject: string, texts: readonly string[]): MailMessage {
  return {
    to: booking.email,
    subject: oneLine(subject),
    text: paragraphs(
      nameOf(booking) === '' ? calls.greetingWithoutName : calls.greeting,
      ...texts,
      calls.closing,
      calls.signature && `-- \n${calls.signature}`,
    ),
  };
}

/** Kind, times, person and place, each after its label; the labels are as wide as the longest of them. */
function factsOf({ booking, texts: { calls }, context: { timeZone } }: CallLetter): string {
  const { kind, visitorZone, staffName, place } = booking;
  const labels = [...(kind ? [calls.what] : []), calls.when, calls.with, calls.where];
  const width = Math.max(...labels.map((label) => label.length));
  const fact = (label: string, text: string) => `${label.padEnd(width)}  ${text}`.trimStart();
  return lines(
    kind ? fact(calls.what, oneLine(kind.name)) : '',
    fact(calls.when, formatCallTime(booking, visitorZone)),
    visitorZone === timeZone ? '' : ' '.repeat(width && width + 2) + formatCallTime(booking, timeZone),
    staffName && fact(calls.with, oneLine(staffName, NAME_MAX_LENGTH)),
    place && fact(calls.where, oneLine(place, 300)),
  );
}

/** Texts behind each other; empty ones are left out. */
function words(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}
