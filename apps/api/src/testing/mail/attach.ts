import type { MessageAttachment } from '@tideline/domain/conversation/attachment';
import type { createCaller } from '../../router.ts';

/** Attaches a file to the caller's draft. */
export function attach(
  by: ReturnType<typeof createCaller>,
  contactId: string,
  name: string,
  content: Uint8Array | string = name,
): Promise<MessageAttachment> {
  const bytes = Buffer.from(content);
  return by.conversations.attach({ contactId, name, body: inOnePiece(bytes), contentLength: null });
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes;
}
