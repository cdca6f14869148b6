import type { MailboxStatus } from '@tideline/domain/mail/mailbox';
import { procedureFor, router } from '../rpc/procedures.ts';
import { findMailboxState } from './mailbox-reader.repository.ts';

export const mailboxRouter = router({
  /** State of reading the mailbox. */
  status: procedureFor('mail.read').query(async ({ ctx }): Promise<MailboxStatus> => {
    const { mailbox } = ctx.mail;
    if (mailbox === null) return { name: null, state: null };
    return { name: mailbox.name, state: await findMailboxState(ctx.db, mailbox.key) };
  }),
});
