import { TRPCError } from '@trpc/server';
import { findAttachmentProblem } from '@tideline/domain/conversation/attachment';
import type { Trx } from '../../store/schema.ts';
import { listDraftFiles, moveToMessage, type Draft } from '../messages/attachments.repository.ts';

/**
 * Moves files of a draft to the message that it became.
 * @throws TRPCError NOT_FOUND when one is gone, BAD_REQUEST when they are too large together: those of two drafts may meet
 */
export async function takeFiles(trx: Trx, draft: Draft, ids: readonly string[], messageId: string): Promise<void> {
  if (ids.length === 0) return;
  const files = (await listDraftFiles(trx, draft)).filter(({ id }) => ids.includes(id));
  if (files.length < new Set(ids).size) {
    throw new TRPCError({ code: 'NOT_FOUND', message: 'A file of this reply is gone. Attach it again.' });
  }
  for (const [at, file] of files.entries()) {
    const problem = findAttachmentProblem(file, files.slice(0, at));
    if (problem !== null) throw new TRPCError({ code: 'BAD_REQUEST', message: problem });
  }
  await moveToMessage(trx, ids, messageId);
}
