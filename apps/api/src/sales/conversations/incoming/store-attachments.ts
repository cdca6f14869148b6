import { ATTACHMENTS_MAX } from '@tideline/domain/conversation/attachment';
import { newId } from '../../../core/host/new-id.ts';
import type { MailboxMessage } from '../../../core/mailbox/mailbox-message.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { attachmentName } from '../../threads/attachment-name.ts';
import { insertAttachment } from '../../threads/attachments.repository.ts';
import { findRoomForFiles } from '../../threads/mailed-files.repository.ts';

/**
 * Stores the files of a mail within the limits per message, sender, day and site. For a file beyond them, stores its name
 * and size; for files beyond the maximum number, their number and size. Files are never opened.
 */
export async function storeAttachments(
  trx: Trx,
  mediaDir: string,
  message: { id: string; from: string; now: string },
  { files, moreFiles: { count, bytes } }: Pick<MailboxMessage, 'files' | 'moreFiles'>,
): Promise<void> {
  if (files.length === 0) return;
  const owner = { messageId: message.id };
  let room = await findRoomForFiles(trx, message.from, message.now);
  for (const [position, { name: given, ...file }] of files.entries()) {
    const content = file.bytes <= room ? file.content : null;
    room -= content?.length ?? 0;
    const stored = { id: newId(), ...owner, position, name: attachmentName(given), bytes: file.bytes, content };
    await insertAttachment(trx, stored, mediaDir);
  }
  if (count === 0) return;
  const name = count === 1 ? '1 more file' : `${count} more files`;
  const others = { id: newId(), ...owner, position: ATTACHMENTS_MAX, name, bytes, content: null };
  await insertAttachment(trx, others);
}
