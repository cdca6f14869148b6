import type { MailKind } from '@tideline/domain/site/mail';
import { writeEnquiryDigest } from '../contacts/enquiry-digest.ts';
import { writeEnquiryNotice } from '../contacts/enquiry-notice.ts';
import type { MailWriter } from '../mail/mail-message.ts';
import { writeIssueTest } from '../newsletter/messages/issue-test-mail.ts';
import { writeTestMail } from '../mail/test-mail.ts';
import { writeAddressChangeMail } from '../settings/address-change-mail.ts';
import { writeConfirmationMail } from '../subscribers/confirmation-mail.ts';

/** The writer of each kind of mail. */
export const MAIL_WRITERS: Record<MailKind, MailWriter> = {
  enquiry: writeEnquiryNotice,
  'enquiry-digest': writeEnquiryDigest,
  confirmation: writeConfirmationMail,
  test: writeTestMail,
  'issue-test': writeIssueTest,
  'address-change': writeAddressChangeMail,
};
