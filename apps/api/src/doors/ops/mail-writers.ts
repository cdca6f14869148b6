import type { MailKind } from '@tideline/domain/mail/mail';
import { writePasskeyAddedMail, writePasskeyRemovedMail } from '../../accounts/auth/passkeys/passkey-mails.ts';
import {
  writeSecondFactorOffMail,
  writeSecondFactorOnMail,
} from '../../accounts/auth/second-factor/second-factor-mails.ts';
import { writePasswordChangedMail, writeResetMail } from '../../accounts/auth/password-reset/reset-mails.ts';
import { writeContactDigest } from '../../sales/contacts/contact-digest.ts';
import { writeContactNotice } from '../../sales/contacts/contact-notice.ts';
import { writeWeekMail } from '../../insight/funnel/week-mail.ts';
import {
  writeCallConfirmation,
  writeCallInvitation,
  writeCallReminder,
} from '../../sales/bookings/mails/call-mails.ts';
import { writeCallDigest, writeCallNotice } from '../../sales/bookings/mails/call-notice-mails.ts';
import type { MailFollowUp, MailWriter } from '../../core/mail/mail-message.ts';
import { writeAcknowledgement } from '../../sales/threads/acknowledgement-mail.ts';
import { writeAnswerNotice } from '../../sales/conversations/incoming/answer-notice.ts';
import { writeEscalation } from '../../sales/conversations/work/escalation-mail.ts';
import { recordAcknowledged, recordDelivery } from '../../sales/conversations/replies/record-delivery.ts';
import { writeReplyAddressChangeMail } from '../../sales/threads/reply-address-change-mail.ts';
import { writeReply } from '../../sales/conversations/replies/reply-mail.ts';
import { writeIssueTest } from '../../audience/newsletter/messages/issue-test-mail.ts';
import { writeDownloadMail, writeEraseMail } from '../../care/preferences/own-data-mails.ts';
import { writeTestMail } from '../../care/administration/test-mail.ts';
import { writeAccountChangeMail } from '../../care/administration/account-change-mail.ts';
import { writeAddressChangeMail } from '../../care/administration/address-change-mail.ts';
import { writeDisabledMail } from '../../care/webhooks/disabled-mail.ts';
import { writeInvitationMail } from '../../care/team/invitation-mail.ts';
import { writeConfirmationMail } from '../../audience/subscribers/confirmation-mail.ts';

/** The writer of each kind of mail. */
export const MAIL_WRITERS: Record<MailKind, MailWriter> = {
  enquiry: writeContactNotice,
  'enquiry-digest': writeContactDigest,
  confirmation: writeConfirmationMail,
  test: writeTestMail,
  'issue-test': writeIssueTest,
  'address-change': writeAddressChangeMail,
  'mail-account-change': ({ recipient, ...context }) => writeAccountChangeMail(context, recipient),
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

/** Called when a mail was sent or has failed permanently. */
export const MAIL_FOLLOW_UPS: Partial<Record<MailKind, MailFollowUp>> = {
  reply: recordDelivery,
  acknowledgement: recordAcknowledged,
};
