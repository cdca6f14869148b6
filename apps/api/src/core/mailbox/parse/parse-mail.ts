import { kTransferable, kValue, Tinypool } from 'tinypool';
import type { MailboxMessage } from '../mailbox-message.ts';
import { digestMail } from './digest-mail.ts';

/** `digestMail` in a thread: the bytes of files move out of it. */
export async function parseMail(source: Uint8Array<ArrayBuffer>): Promise<MailboxMessage | null> {
  const message = await digestMail(source);
  if (message === null) return null;
  const contents = message.files.flatMap(({ content }) => (content === null ? [] : [content.buffer]));
  // Its type is that of what arrives.
  return Tinypool.move({ [kTransferable]: contents, [kValue]: message }) as unknown as MailboxMessage;
}
