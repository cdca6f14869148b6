import type { GivenMailAccount } from '@tideline/domain/mail/mail-account.schema';
import { type Mailbox, openMailbox } from './mailbox.ts';

/** The login that the server takes. */
export const SMTP_LOGIN = { user: 'post@tideline.example', password: 'seventeen terns dive' };

/** A mail server that wants a password, and repeats a wrong one; with what staff give to use it. */
export async function openPasswordSmtp(): Promise<Mailbox & { given: GivenMailAccount }> {
  const mailbox = await openMailbox({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (username === SMTP_LOGIN.user && password === SMTP_LOGIN.password) done(null, { user: username });
      else done(new Error(`No: ${password}`));
    },
  });
  return { ...mailbox, given: givenAccount(mailbox.server.port) };
}

/** What staff give to use a server on this machine. */
export function givenAccount(port: number, changes: Partial<GivenMailAccount> = {}): GivenMailAccount {
  return { kind: 'smtp', host: '127.0.0.1', port, security: 'none', ...SMTP_LOGIN, ...changes };
}
