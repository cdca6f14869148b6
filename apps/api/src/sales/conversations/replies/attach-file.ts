import { TRPCError } from '@trpc/server';
import {
  ATTACHMENT_MAX_BYTES,
  findAttachmentProblem,
  type MessageAttachment,
} from '@tideline/domain/conversation/attachment';
import { newAttachmentSchema } from '@tideline/domain/conversation/message.schema';
import { z } from 'zod';
import { newId } from '../../../core/host/new-id.ts';
import { WorkQueue } from '../../../core/limits/work-queue.ts';
import type { Db } from '../../../core/store/schema.ts';
import { attachmentName } from '../../threads/attachment-name.ts';
import { insertAttachment, type Draft } from '../../threads/attachments.repository.ts';
import { deleteDraftFile, listDraftFiles } from '../../threads/draft-files.repository.ts';
import { streamedBody } from '../../../core/rpc/streamed-body.ts';
import { deleteEmptyDraft, touchDraft } from './drafts.repository.ts';

const BUSY = 'Too many files are being attached at the moment. Try again in a few seconds.';
/** Concurrent uploads; each has its file in memory. More are refused. */
const uploads = new WorkQueue({ atOnce: 8, waiting: 0, refusal: BUSY, retryAfterSeconds: 5 });

/** A file to attach, with its name. */
export const attachmentUploadSchema = newAttachmentSchema.extend({
  body: streamedBody('Send the file itself as the body.'),
  /** Declared size in bytes; null when not declared. */
  contentLength: z.number().nullable(),
});

type SentFile = Omit<z.infer<typeof attachmentUploadSchema>, 'contactId'>;

/**
 * Attaches a file to a draft, which is created if missing. The file is never opened.
 * @throws TRPCError with the reason why it cannot be attached, or NOT_FOUND without an enquiry
 */
export async function attachFile(db: Db, draft: Draft, file: SentFile, now: string): Promise<MessageAttachment> {
  const name = attachmentName(file.name);
  // Refuses by the headers, before the body is read.
  refuse(name, file.contentLength ?? 1, []);
  return uploads.run(async () => {
    const content = await readBody(file.body, name);
    const bytes = content.length;
    return db.transaction().execute(async (trx) => {
      if (!(await touchDraft(trx, draft, now))) {
        throw new TRPCError({ code: 'NOT_FOUND', message: 'This inquiry no longer exists.' });
      }
      const others = await listDraftFiles(trx, draft);
      refuse(name, bytes, others);
      const id = newId();
      await insertAttachment(trx, { id, draft, position: others.length, name, bytes, content });
      const attached = (await listDraftFiles(trx, draft)).find((stored) => stored.id === id);
      if (!attached) throw new Error('The file was not stored.');
      return attached;
    });
  });
}

/** Deletes a file of a draft of `staffId`. @throws TRPCError NOT_FOUND when there is no such file */
export async function detachFile(db: Db, id: string, staffId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const draft = await deleteDraftFile(trx, id, staffId);
    if (!draft) throw new TRPCError({ code: 'NOT_FOUND', message: 'This file no longer exists.' });
    await deleteEmptyDraft(trx, draft);
  });
}

function refuse(name: string, bytes: number, others: readonly MessageAttachment[]): void {
  const problem = findAttachmentProblem({ name, bytes }, others);
  if (problem === null) return;
  const code = bytes > ATTACHMENT_MAX_BYTES ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST';
  throw new TRPCError({ code, message: problem });
}

async function readBody(body: AsyncIterable<Uint8Array>, name: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of arriving(body)) {
    bytes += chunk.byteLength;
    if (bytes > ATTACHMENT_MAX_BYTES) refuse(name, bytes, []);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function* arriving(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The file did not arrive completely.', cause });
  }
}
