import type { MailKind } from '@tideline/domain/site/mail';
import { writeEnquiryNotice } from '../contacts/enquiry-notice.ts';
import type { LetterWriter } from '../mail/letter.ts';
import { writeTestMail } from '../mail/test-mail.ts';
import { writeConfirmationMail } from '../subscribers/confirmation-mail.ts';

/** Who writes what is sent. */
export const MAIL_WRITERS: Record<MailKind, LetterWriter> = {
  enquiry: writeEnquiryNotice,
  confirmation: writeConfirmationMail,
  test: writeTestMail,
};
