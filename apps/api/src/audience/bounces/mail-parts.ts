import type { Email } from 'postal-mime';

const TEXT_MAX_LENGTH = 64_000;

/** The texts of the parts of these types, as cut by `digestMail`. */
export function partsOf(mail: Email, types: readonly string[]): string[] {
  return mail.attachments
    .filter(({ mimeType }) => types.includes(mimeType))
    .map(({ content }) => (typeof content === 'string' ? content : new TextDecoder().decode(content)));
}

/** The value of a header; empty without it. */
export function headerOf(mail: Email, name: string): string {
  return mail.headers.find(({ key }) => key === name)?.value ?? '';
}

/** The text of a mail. */
export function textOf(mail: Email): string {
  return (mail.text ?? '').slice(0, TEXT_MAX_LENGTH);
}

/** Whether the sender claims to be a mail server. It proves nothing: anybody can write that. */
export function isFromMailSystem(mail: Email): boolean {
  if (/^\s*<\s*>/.test(headerOf(mail, 'return-path'))) return true;
  return /\b(?:mailer-?daemon|mail-daemon|postmaster|mdaemon|microsoftexchange[0-9a-f]{32})\b/i.test(
    headerOf(mail, 'from'),
  );
}
