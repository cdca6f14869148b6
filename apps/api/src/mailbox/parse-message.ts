import { createHash } from 'node:crypto';
import type { MailboxMessage } from './mailbox-message.ts';

/** Parses a message; null when it is too deeply nested or otherwise hostile. */
export async function parseMessage(source: Uint8Array): Promise<MailboxMessage | null> {
  const { default: PostalMime } = await import('postal-mime'); // needed only where a mailbox is configured
  const hash = createHash('sha256').update(source).digest('hex');
  try {
    return { mail: await PostalMime.parse(source, { forceRfc822Attachments: true }), hash };
  } catch {
    return null;
  }
}
