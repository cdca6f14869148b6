import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { TRPCError } from '@trpc/server';
import { PICTURE_LIMITS } from '@tideline/domain/picture/picture';
import { HEAD_BYTES } from './recognise-picture.ts';

/**
 * Streams a body to a new file, up to the maximum size of a picture.
 * @returns the first bytes
 * @throws TRPCError PAYLOAD_TOO_LARGE, or BAD_REQUEST when the client disconnects
 */
export async function receiveFile(body: AsyncIterable<Uint8Array>, path: string): Promise<Buffer> {
  let head = Buffer.alloc(0);
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.byteLength;
      if (size > PICTURE_LIMITS.bytes) return done(tooLarge());
      if (head.byteLength < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
      return done(null, chunk);
    },
  });
  try {
    await pipeline(body, measure, createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    if (error instanceof TRPCError || !isDisconnect(error)) throw error;
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The picture did not arrive completely.', cause: error });
  }
  if (size === 0) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The file is empty. Send the picture itself as the body.' });
  }
  return head;
}

/** The error for a body over the limit. */
export function tooLarge(): TRPCError {
  const megabytes = PICTURE_LIMITS.bytes / 1024 / 1024;
  const message = `The file is larger than ${megabytes} MB. Make the picture smaller and try again.`;
  return new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message });
}

/** Whether the connection was lost, as opposed to a full disk. */
function isDisconnect(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'].includes(code);
}
