import type { Email } from 'postal-mime';

/** Enough of a part for its fields; returned mails may be long. */
const PART_MAX_BYTES = 64_000;
const TEXT_MAX_LENGTH = 64_000;

/** The texts of the parts of these types, from their start. */
export function partsOf(mail: Email, types: readonly string[]): string[] {
  return mail.attachments
    .filter(({ mimeType }) => types.includes(mimeType))
    .map(({ content }) => {
      if (typeof content === 'string') return content.slice(0, PART_MAX_BYTES);
      return new TextDecoder().decode(new Uint8Array(content).subarray(0, PART_MAX_BYTES));
    });
}

/** The value of a header; empty without it. */
export function headerOf(mail: Email, name: string): string {
  return mail.headers.find(({ key }) => key === name)?.value ?? '';
}

/** The text of a mail, also of one that has only HTML. */
export function textOf(mail: Email): string {
  return (mail.text ?? withoutTags((mail.html ?? '').slice(0, 2 * TEXT_MAX_LENGTH))).slice(0, TEXT_MAX_LENGTH);
}

/** Whether the sender is a mail server. Anybody can write that: it proves nothing. */
export function isFromMailSystem(mail: Email): boolean {
  if (/^\s*<\s*>/.test(headerOf(mail, 'return-path'))) return true;
  return /\b(?:mailer-?daemon|mail-daemon|postmaster|mdaemon|microsoftexchange[0-9a-f]{32})\b/i.test(
    headerOf(mail, 'from'),
  );
}

/** For reading words and addresses only, never for showing. */
function withoutTags(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:nbsp|lt|gt|quot);/g, ' ')
    .replaceAll('&amp;', '&');
}
