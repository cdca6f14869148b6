import type { MailAccountKind } from '@tideline/domain/mail/mail-account';
import { openText, sealText } from '../host/seal-text.ts';

/** A user name with its password. */
export type MailLogin = { user: string; password: string };

/** What a login was given for: it is not sent to any other host. */
type Owner = { kind: MailAccountKind; host: string };

/** Encrypts a login, together with the host that may get it. */
export function sealLogin(key: Uint8Array, { kind, host }: Owner, { user, password }: MailLogin): string {
  return sealText(key, JSON.stringify([kind, host, user, password])).toString('base64');
}

/** Null when it was encrypted with another key, or for another host: a changed row must not turn the password elsewhere. */
export function openLogin(key: Uint8Array, { kind, host }: Owner, sealed: string): MailLogin | null {
  const text = openText(key, Buffer.from(sealed, 'base64'));
  if (text === null) return null;
  const [forKind, forHost, user = '', password = ''] = JSON.parse(text) as string[];
  return forKind === kind && forHost === host ? { user, password } : null;
}
