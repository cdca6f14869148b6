import { createHash } from 'node:crypto';
import { ATTACHMENTS_MAX, exceededLimit } from '@tideline/domain/conversation/attachment';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import type { MailboxMessage, MailFile } from '../mailbox-message.ts';
import { htmlToText } from './html-text.ts';
import { splitQuote } from './split-quote.ts';

const PARSER = { forceRfc822Attachments: true, maxHeadersSize: 500_000, maxNestingDepth: 64 };
/**
 * Maximum length of all headers of a mail together, in characters. The topmost are kept: a mail server adds its own on top.
 */
const HEADERS_MAX_LENGTH = 100_000;
/** Maximum number of headers. Each is an object that the server's own thread unpacks: 25,000 short ones took 100 ms. */
const HEADERS_MAX = 500;
const HEADER_MAX_LENGTH = 10_000;
const ADDRESSES_MAX = 100;
/** Maximum length of an address, a subject and a file name. */
const FIELD_MAX_LENGTH = 1000;
const HTML_MAX_LENGTH = 500_000; // markup is longer than its text
const TEXT_MAX_LENGTH = 100_000;
/** Enough for the fields of a report's parts; returned mails may be long. */
const REPORT_MAX_BYTES = 64_000;
const REPORTS_MAX_BYTES = 128_000;
const REPORT_TYPE = /^(?:message\/|text\/rfc822-headers$)/;

/**
 * Parses a message and cuts it to what handlers may need. A hostile one may take any time and memory: outside of tests,
 * only `parseMail` calls it, in a thread.
 * @returns null for a message that is too deeply nested or has too many headers
 */
export async function digestMail(source: Uint8Array<ArrayBuffer>): Promise<MailboxMessage | null> {
  const hash = createHash('sha256').update(source).digest('hex');
  const mail = await PostalMime.parse(source.buffer, PARSER).catch(() => null);
  if (mail === null) return null;
  const text = readText(mail);
  const listed = mail.attachments.slice(0, ATTACHMENTS_MAX);
  const others = mail.attachments.slice(ATTACHMENTS_MAX);
  return {
    mail: { ...cutHeaders(mail), text, attachments: reportParts(listed) },
    written: splitQuote(text),
    files: readFiles(listed),
    moreFiles: { count: others.length, bytes: others.reduce((sum, { content }) => sum + toBytes(content).length, 0) },
    hash,
  };
}

function readText({ text, html }: Email): string {
  const plain = text?.slice(0, TEXT_MAX_LENGTH) ?? '';
  const read = plain.trim() === '' ? htmlToText((html ?? '').slice(0, HTML_MAX_LENGTH)) : plain;
  return read.slice(0, TEXT_MAX_LENGTH).toWellFormed();
}

function cutHeaders(mail: Email): Omit<Email, 'attachments'> {
  let length = 0;
  const headers = mail.headers
    .slice(0, HEADERS_MAX)
    .map(({ key, originalKey, value }) => ({ key, originalKey, value: value.slice(0, HEADER_MAX_LENGTH) }))
    .filter(({ key, value }) => (length += key.length + value.length) <= HEADERS_MAX_LENGTH);
  return {
    headers,
    headerLines: [],
    ...(mail.from && { from: cutAddress(mail.from) }),
    ...(mail.to && { to: cutAddresses(mail.to) }),
    ...(mail.cc && { cc: cutAddresses(mail.cc) }),
    ...(mail.bcc && { bcc: cutAddresses(mail.bcc) }),
    ...(mail.subject && { subject: mail.subject.slice(0, FIELD_MAX_LENGTH) }),
    ...(mail.messageId && { messageId: mail.messageId.slice(0, FIELD_MAX_LENGTH) }),
    ...(mail.inReplyTo && { inReplyTo: mail.inReplyTo.slice(0, HEADER_MAX_LENGTH) }),
    // The last ones are those of the messages being answered.
    ...(mail.references && { references: mail.references.slice(-HEADER_MAX_LENGTH) }),
  };
}

function cutAddresses(addresses: readonly Address[]): Address[] {
  return addresses.slice(0, ADDRESSES_MAX).map(cutAddress);
}

function cutAddress({ name, address, group }: Address): Address {
  const cutName = name.slice(0, FIELD_MAX_LENGTH);
  if (group !== undefined) return { name: cutName, group: group.slice(0, ADDRESSES_MAX).map(cutMailbox) };
  return cutMailbox({ name, address });
}

function cutMailbox({ name, address }: { name: string; address: string }) {
  return { name: name.slice(0, FIELD_MAX_LENGTH), address: address.slice(0, FIELD_MAX_LENGTH) };
}

function reportParts(attachments: readonly Attachment[]): Attachment[] {
  let room = REPORTS_MAX_BYTES;
  return attachments
    .filter(({ mimeType }) => REPORT_TYPE.test(mimeType))
    .map((part) => {
      const content = toBytes(part.content).slice(0, Math.min(room, REPORT_MAX_BYTES));
      room -= content.length;
      return { filename: null, mimeType: part.mimeType, disposition: null, content };
    });
}

function readFiles(attachments: readonly Attachment[]): MailFile[] {
  let storedBytes = 0;
  return attachments.map(({ filename, content }) => {
    const bytes = toBytes(content);
    const isStored = exceededLimit(bytes.length, storedBytes) === null;
    if (isStored) storedBytes += bytes.length;
    const name = (filename ?? '').slice(-FIELD_MAX_LENGTH); // its ending says what it is
    return { name, bytes: bytes.length, content: isStored ? bytes : null };
  });
}

function toBytes(content: Attachment['content']): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}
