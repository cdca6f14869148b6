import type { MailKind } from '@tideline/domain/mail/mail';
import { writePasskeyAddedMail, writePasskeyRemovedMail } from '../auth/passkeys/passkey-mails.ts';
import { writeSecondFactorOffMail, writeSecondFactorOnMail } from '../auth/second-factor/second-factor-mails.ts';
import { writePasswordChangedMail, writeResetMail } from '../auth/password-reset/reset-mails.ts';
import { writeEnquiryDigest } from '../contacts/enquiry-digest.ts';
import { writeEnquiryNotice } from '../contacts/enquiry-notice.ts';
import { writeWeekMail } from '../funnel/week-mail.ts';
import { writeCallConfirmation, writeCallInvitation, writeCallReminder } from '../bookings/mails/call-mails.ts';
import { writeCallDigest, writeCallNotice } from '../bookings/mails/call-notice-mails.ts';
import type { MailFollowUp, MailWriter } from '../mail/mail-message.ts';
import { writeAcknowledgement } from '../conversations/messages/acknowledgement-mail.ts';
import { writeAnswerNotice } from '../conversations/incoming/answer-notice.ts';
import { writeEscalation } from '../conversations/work/escalation-mail.ts';
import { recordAcknowledged, recordDelivery } from '../conversations/replies/record-delivery.ts';
import { writeReplyAddressChangeMail } from '../conversations/messages/reply-address-change-mail.ts';
import { writeReply } from '../conversations/replies/reply-mail.ts';
import { writeIssueTest } from '../newsletter/messages/issue-test-mail.ts';
import { writeDownloadMail, writeEraseMail } from '../newsletter/preferences/own-data-mails.ts';
import { writeTestMail } from '../mail/test-mail.ts';
import { writeAddressChangeMail } from '../settings/address-change-mail.ts';
import { writeDisabledMail } from '../webhooks/disabled-mail.ts';
import { writeInvitationMail } from '../team/invitation-mail.ts';
import { writeConfirmationMail } from '../subscribers/confirmation-mail.ts';

/** The writer of each kind of mail. */
export const MAIL_WRITERS: Record<MailKind, MailWriter> = {
  enquiry: writeEnquiryNotice,
  'enquiry-digest': writeEnquiryDigest,
  confirmation: writeConfirmationMail,
  test: writeTestMail,
  'issue-test': writeIssueTest,
  'address-change': writeAddressChangeMail,
  'reply-address-change': writeReplyAddressChangeMail,
  reply: writeReply,
  week: writeWeekMail,
  acknowledgement: writeAcknowledgement,
  answer: writeAnswerNotice,
  escalation: writeEscalation,
  call: writeCallInvitation,
  'call-staff': writeCallNotice,
  'call-reminder': writeCallReminder,
  'call-confirmation': writeCallConfirmation,
  'call-digest': writeCallDigest,
  'password-reset': writeResetMail,
  'password-changed': writePasswordChangedMail,
  'passkey-added': writePasskeyAddedMail,
  'passkey-removed': writePasskeyRemovedMail,
  'second-factor-on': writeSecondFactorOnMail,
  'second-factor-off': writeSecondFactorOffMail,
  webhook: writeDisabledMail,
  invitation: writeInvitationMail,
  'own-data-download': writeDownloadMail,
  'own-data-erase': writeEraseMail,
};

/** What follows when a mail was sent, or has failed for good. */
export const MAIL_FOLLOW_UPS: Partial<Record<MailKind, MailFollowUp>> = {
  reply: recordDelivery,
  acknowledgement: recordAcknowledged,
};
