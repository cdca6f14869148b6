import { randomUUIDv7 } from 'node:crypto';
import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_MAX, ATTACHMENTS_MAX_BYTES } from '@tideline/domain/conversation/attachment';
import type { Email } from 'postal-mime';
import { oneLine } from '../../mail/mail-message.ts';
import type { Trx } from '../../store/schema.ts';
import { insertAttachment } from '../messages/attachments.repository.ts';

const NAME_MAX_LENGTH = 150;

/** Stores the files of a mail within the limits. Of those beyond them, the name is stored. Nothing opens them. */
export async function storeAttachments(trx: Trx, messageId: string, { attachments }: Email): Promise<void> {
  let left = ATTACHMENTS_MAX_BYTES;
  for (const [position, { filename, content }] of attachments.slice(0, ATTACHMENTS_MAX).entries()) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
    const isStored = bytes.length <= Math.min(ATTACHMENT_MAX_BYTES, left);
    if (isStored) left -= bytes.length;
    const file = { position, name: fileName(filename), bytes: bytes.length, content: isStored ? bytes : null };
    await insertAttachment(trx, { id: randomUUIDv7(), messageId, ...file });
  }
}

/** A name without a path. */
function fileName(given: string | null): string {
  const name = oneLine((given ?? '').replace(/^.*[\\/]/, ''), NAME_MAX_LENGTH).replace(/^\.+/, '');
  return name === '' ? 'attachment' : name;
}
