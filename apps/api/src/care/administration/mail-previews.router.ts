import { SITE_DOCUMENTS } from '@tideline/copy/editing/site-documents';
import { mailPreviewAnswer } from '@tideline/domain/page/mail-preview.answer';
import { copyValuesSchema } from '@tideline/domain/page/page-document.schema';
import { z } from 'zod';
import { answer } from '../../core/rpc/answers.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import { type MailName, previewMail } from './preview-mail.ts';

/** For the links on a site that does not know its address. */
const NO_ADDRESS = 'https://www.example.com';
const MAIL_NAMES = Object.keys(SITE_DOCUMENTS.mails.sections) as MailName[];

export const mailPreviewsRouter = router({
  /** A mutation, because a query's input is in the URL, which is too short for all texts. */
  previewMail: staffCall('pages.edit', {
    rest: 'POST /mail-previews',
    summary: 'Preview an email to visitors',
    description:
      'As it would be sent, with sample values; nothing is stored or sent. `values` are the changed texts of the page `mails`, `mail` is the part with those of the email. A text for a rare case is shown when `field` names it.',
    input: z.object({
      mail: z.enum(MAIL_NAMES, { error: `mail must be one of ${MAIL_NAMES.join(', ')}.` }),
      values: copyValuesSchema.default({}),
      field: z.string({ error: 'field must be text.' }).max(200).nullable().default(null),
    }),
    answer: answer(mailPreviewAnswer),
    example: { mail: 'callBooked', values: { 'callBooked.text': 'See you soon.' } },
  }).mutation(({ ctx, input }) => previewMail({ ...ctx, origin: ctx.origin || NO_ADDRESS }, input)),
});
