import type { MailboxStatus } from '@tideline/domain/mail/mailbox';
import { mailboxStatusAnswer } from '@tideline/domain/mail/mailbox.answer';
import { answer } from '../rpc/answers.ts';
import { router, staffCall } from '../rpc/procedures.ts';
import { findMailboxState } from './mailbox-reader.repository.ts';

export const mailboxRouter = router({
  status: staffCall('mail.read', {
    rest: 'GET /mailbox',
    summary: 'Read the status of the reply mailbox',
    answer: answer(mailboxStatusAnswer),
  }).query(async ({ ctx }): Promise<MailboxStatus> => {
    const { mailbox } = ctx.mail;
    if (mailbox === null) return { name: null, state: null };
    return { name: mailbox.name, state: await findMailboxState(ctx.db, mailbox.key) };
  }),
});
