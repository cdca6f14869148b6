import { randomUUIDv7 } from 'node:crypto';
import { ATTACHMENTS_MAX } from '@tideline/domain/conversation/attachment';
import type { MailboxMessage } from '../../mailbox/mailbox-message.ts';
import type { Trx } from '../../store/schema.ts';
import { attachmentName } from '../messages/attachment-name.ts';
import { insertAttachment } from '../messages/attachments.repository.ts';

/**
 * Stores the files of a mail within the limits. Of a larger one the name is stored, of those
 * beyond the limit their number. Nothing opens them.
 */
export async function storeAttachments(
  trx: Trx,
  messageId: string,
  { files, moreFiles: { count, bytes } }: Pick<MailboxMessage, 'files' | 'moreFiles'>,
): Promise<void> {
  for (const [position, file] of files.entries()) {
    await insertAttachment(trx, { id: randomUUIDv7(), messageId, position, ...file, name: attachmentName(file.name) });
  }
  if (count === 0) return;
  const name = count === 1 ? '1 more file' : `${count} more files`;
  await insertAttachment(trx, { id: randomUUIDv7(), messageId, position: ATTACHMENTS_MAX, name, bytes, content: null });
}
