import type { MailAccountKind } from '@tideline/domain/mail/mail-account';

/** What they are called in sentences. */
export const NAMES: Record<MailAccountKind, string> = { smtp: 'mail server', imap: 'mailbox' };

/** Why a change asks for the password. */
export const REASON = 'All mail of the site goes through its mail server, so changing it asks for your password.';
