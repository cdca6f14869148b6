import { TRPCError } from '@trpc/server';
import { findAttachmentProblem } from '@tideline/domain/conversation/attachment';
import type { Trx } from '../../../core/store/schema.ts';
import type { Draft } from '../../threads/attachments.repository.ts';
import { listDraftFiles, moveToMessage } from '../../threads/draft-files.repository.ts';
import { clearDraft } from './drafts.repository.ts';

/**
 * Moves files of a draft to its sent message, and deletes its text; a draft with other files stays.
 * @throws TRPCError NOT_FOUND when a file is gone, BAD_REQUEST when they exceed the limit together, as files of two drafts
 *   may
 */
export async function endDraft(trx: Trx, draft: Draft, ids: readonly string[], messageId: string): Promise<void> {
  const files = (await listDraftFiles(trx, draft)).filter(({ id }) => ids.includes(id));
  if (files.length < new Set(ids).size) {
    throw new TRPCError({ code: 'NOT_FOUND', message: 'A file attached to this reply is gone. Attach it again.' });
  }
  for (const [at, file] of files.entries()) {
    const problem = findAttachmentProblem(file, files.slice(0, at));
    if (problem !== null) throw new TRPCError({ code: 'BAD_REQUEST', message: problem });
  }
  await moveToMessage(trx, ids, messageId);
  await clearDraft(trx, draft);
}
