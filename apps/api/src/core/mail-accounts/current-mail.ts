import type { MailAccount, MailAccountKind, MailAccountState } from '@tideline/domain/mail/mail-account';
import type { MailEnvironment } from '../../context.ts';
import type { SmtpServer } from '../mail/smtp-address.ts';
import type { ImapMailbox } from '../mailbox/imap-address.ts';
import type { Db } from '../store/schema.ts';
import { listMailAccounts, type StoredMailAccount } from './mail-accounts.repository.ts';
import { readMailKey } from './mail-key.ts';
import { openLogin, type MailLogin } from './sealed-login.ts';

/** One account: how to use it, and what staff see of it. */
export type CurrentAccount<Server> = {
  state: MailAccountState;
  /** Its host and port, also when its password cannot be read here: its mail waits then. Null without one. */
  address: MailAccount | null;
  /** Null without one, and when its password cannot be read on this server. */
  server: Server | null;
};

/** The mail server and the mailbox in use now. */
export type CurrentMail = { smtp: CurrentAccount<SmtpServer>; imap: CurrentAccount<ImapMailbox> };

const UNREADABLE =
  'The password cannot be read on this server: it was encrypted with the key of another one, or the key is gone. Set it again.';
/** The folder of a mailbox that staff have set. */
export const MAILBOX_FOLDER = 'INBOX';

/** Finds the accounts of the environment, else of the settings. Read anew for each use, so that a change needs no restart. */
export async function findCurrentMail(db: Db, environment: MailEnvironment): Promise<CurrentMail> {
  const { smtp, imap, dkim, dataDir } = environment;
  const stored = smtp && imap ? [] : await listMailAccounts(db);
  const key = stored.some(({ sealedPassword }) => sealedPassword !== '') ? await readMailKey(dataDir) : null;

  function find<Server extends SmtpServer | ImapMailbox>(
    kind: MailAccountKind,
    given: Server | null,
    make: (account: MailAccount, login: MailLogin) => Server,
  ): CurrentAccount<Server> {
    if (given) return ofEnvironment(kind, given);
    const account = stored.find((row) => row.kind === kind);
    if (!account) return { state: { ...NOTHING, kind }, address: null, server: null };
    const login = loginOf(account, key);
    return { state: stateOf(account, login), address: account, server: login && make(account, login) };
  }
  return {
    smtp: find('smtp', smtp, (account, login) => ({ ...smtpServer(account, login), dkim })),
    imap: find('imap', imap, imapMailbox),
  };
}

/** How to connect to a mail server. */
export function smtpServer(account: MailAccount, { user, password }: MailLogin): SmtpServer {
  return { ...connectionOf(account), user: user === '' ? null : user, password };
}

/** How to connect to a mailbox. */
export function imapMailbox(account: MailAccount, { user, password }: MailLogin): ImapMailbox {
  return { ...connectionOf(account), user, password, folder: MAILBOX_FOLDER };
}

/** Some providers have one token for both: it is shown as little as the password. */
export function shownUser({ user, password }: MailLogin): string {
  return user === password ? '' : user;
}

const NOTHING = { source: 'none', account: null, hasPassword: false, problem: null, changed: null } as const;

function ofEnvironment<Server extends SmtpServer | ImapMailbox>(
  kind: MailAccountKind,
  server: Server,
): CurrentAccount<Server> {
  const { host, port, isSecure, needsTls, password } = server;
  const security = isSecure ? 'tls' : needsTls ? 'starttls' : 'none';
  const account = { host, port, security, user: shownUser({ user: server.user ?? '', password }) } as const;
  const hasPassword = password !== '';
  const state = { kind, source: 'environment', account, hasPassword, problem: null, changed: null } as const;
  return { state, address: account, server };
}

function loginOf(account: StoredMailAccount, key: Buffer | null): MailLogin | null {
  if (account.sealedPassword === '') return { user: account.user, password: '' };
  return key && openLogin(key, account, account.sealedPassword);
}

function stateOf(stored: StoredMailAccount, login: MailLogin | null): MailAccountState {
  const { kind, host, port, security, user, sealedPassword, changedBy: by, changedAt: at } = stored;
  return {
    kind,
    source: 'settings',
    account: { host, port, security, user },
    hasPassword: sealedPassword !== '',
    problem: login ? null : UNREADABLE,
    changed: { by, at },
  };
}

function connectionOf({ host, port, security }: MailAccount) {
  return { host, port, isSecure: security === 'tls', needsTls: security === 'starttls' };
}
