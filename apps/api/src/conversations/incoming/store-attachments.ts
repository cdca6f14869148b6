import { randomUUIDv7 } from 'node:crypto';
import { ATTACHMENTS_MAX, exceededLimit } from '@tideline/domain/conversation/attachment';
import type { Attachment, Email } from 'postal-mime';
import type { Trx } from '../../store/schema.ts';
import { attachmentName } from '../messages/attachment-name.ts';
import { insertAttachment } from '../messages/attachments.repository.ts';

/**
 * Stores the files of a mail within the limits. Of a larger one the name is stored, of those
 * beyond the limit their number. Nothing opens them.
 */
export async function storeAttachments(trx: Trx, messageId: string, { attachments }: Email): Promise<void> {
  let storedBytes = 0;
  for (const [position, { filename, content }] of attachments.slice(0, ATTACHMENTS_MAX).entries()) {
    const bytes = toBytes(content);
    const isStored = exceededLimit(bytes.length, storedBytes) === null;
    if (isStored) storedBytes += bytes.length;
    const file = {
      position,
      name: attachmentName(filename ?? ''),
      bytes: bytes.length,
      content: isStored ? bytes : null,
    };
    await insertAttachment(trx, { id: randomUUIDv7(), messageId, ...file });
  }
  const others = attachments.slice(ATTACHMENTS_MAX);
  if (others.length === 0) return;
  const name = others.length === 1 ? '1 more file' : `${others.length} more files`;
  const bytes = others.reduce((sum, { content }) => sum + toBytes(content).length, 0);
  await insertAttachment(trx, { id: randomUUIDv7(), messageId, position: ATTACHMENTS_MAX, name, bytes, content: null });
}

function toBytes(content: Attachment['content']): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}
