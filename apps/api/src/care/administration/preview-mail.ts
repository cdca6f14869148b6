import type { Booking } from '@tideline/domain/booking/booking';
import { callStepPath } from '@tideline/domain/booking/call-path';
import { formatClock } from '@tideline/domain/booking/call-time';
import { hearBy } from '@tideline/domain/conversation/opening-hours';
import type { MailPreview } from '@tideline/domain/page/mail-preview';
import type { CopyValues } from '@tideline/domain/page/page-document';
import type { Settings } from '@tideline/domain/site/settings';
import { writeIssue } from '../../audience/newsletter/messages/write-issue.ts';
import {
  confirmationLetter as signUpLetter,
  daysText,
  validDays,
} from '../../audience/subscribers/confirmation-mail.ts';
import type { Context } from '../../context.ts';
import type { MailMessage } from '../../core/mail/mail-message.ts';
import { findRetention } from '../../core/settings/retention.repository.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import {
  calendarEntry,
  type CallLetter,
  confirmationLetter,
  invitationLetter,
  reminderLetter,
} from '../../sales/bookings/mails/call-letters.ts';
import { acknowledgementBody, acknowledgementText } from '../../sales/threads/acknowledgement-mail.ts';
import { formatDeadline } from '../../sales/threads/queue-acknowledgement.ts';
import { findConversationSettings } from '../../sales/threads/settings.repository.ts';
import { findMailTexts, type Mails } from '../../site/pages/mail-texts.ts';
import { ownDataLetter } from '../preferences/own-data-mails.ts';
import { SAMPLE, sampleCall } from './sample-call.ts';

export type MailName = keyof Mails;
type Site = Pick<Context, 'db' | 'origin' | 'now'>;
type Letter = Pick<MailMessage, 'subject' | 'text' | 'html'> & { calendar?: unknown };

/**
 * A mail to a visitor with sample values, written by the code that sends it.
 * @param values the texts of the mails that staff have changed
 * @param field the one that is being written: see `sampleCall`
 */
export async function previewMail(
  { db, origin, now }: Site,
  { mail, values, field }: { mail: MailName; values: CopyValues; field: string | null },
): Promise<MailPreview> {
  const settings = await findSettings(db);
  const booking = sampleCall(mail, field, now(), settings.timeZone);
  const texts = await findMailTexts(db, await sampleValues({ db, origin, now }, settings, booking), values);
  const step = mail === 'callConfirmation' ? 'confirm' : 'booked';
  const call: CallLetter = {
    booking,
    texts,
    link: origin + callStepPath(step, { t: SAMPLE.token }),
    context: { ...settings, agencyAddress: settings.contactEmail, origin, now: now() },
  };
  const links = { unsubscribeUrl: addressOf('unsubscribe'), preferencesUrl: addressOf('preferences') };
  const issue = {
    slug: 'sample',
    subject: SAMPLE.issue,
    previewText: '',
    content: SAMPLE.message,
    layout: 'letter',
  } as const;
  const letters: Record<MailName, () => Letter | Promise<Letter>> = {
    inquiryReceived: () => acknowledgement(texts),
    newsletterConfirmation: () =>
      signUpLetter(texts.newsletterConfirmation, { to: SAMPLE.email, link: addressOf('confirm'), origin, ...links }),
    calls: () => invitationLetter(call),
    callBooked: () => invitationLetter(call),
    callChanged: () => invitationLetter(call),
    callCanceled: () => invitationLetter(call),
    callReminder: () => reminderLetter(call),
    callConfirmation: () => confirmationLetter(call),
    newsletterIssue: async () => ({
      subject: issue.subject,
      ...(await writeIssue(issue, { db, settings, origin, now: now(), links, texts })),
    }),
    dataDownload: () => ownDataLetter(texts.dataDownload, SAMPLE.email, addressOf('download'), origin),
    dataErasure: () => ownDataLetter(texts.dataErasure, SAMPLE.email, addressOf('erase'), origin),
  };
  const { subject, text, html = null, calendar } = await letters[mail]();
  return { subject, text, html, calendar: calendar ? calendarEntry(call) : null };

  function addressOf(act: string): string {
    return `${origin}/newsletter/${act}?t=${SAMPLE.token}`;
  }
}

/** What the texts can name. */
async function sampleValues({ db, origin, now }: Site, { timeZone }: Settings, booking: Booking) {
  const { openingHours } = await findConversationSettings(db);
  return {
    name: SAMPLE.name,
    reference: SAMPLE.reference,
    kind: SAMPLE.kind,
    siteAddress: origin,
    validity: daysText(validDays(await findRetention(db))),
    deadline: formatDeadline(hearBy(now(), openingHours, timeZone), timeZone),
    heldUntil: formatClock(booking.heldUntil ?? now(), timeZone, { zone: true }),
  };
}

function acknowledgement({ inquiryReceived: texts }: Mails): Letter {
  const { subject, body } = acknowledgementBody(texts);
  return { subject, text: acknowledgementText(texts, body, SAMPLE.message, []) };
}
