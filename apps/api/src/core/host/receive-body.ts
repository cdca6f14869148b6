import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { TRPCError } from '@trpc/server';

type Refusals = {
  tooLarge: () => TRPCError;
  /** Sentences for a client that disconnects, and for a body without a byte. */
  incomplete: string;
  empty: string;
};

/**
 * Streams a body to a new file of up to `maxBytes`.
 * @returns its size and its first `headBytes` bytes
 * @throws TRPCError as the refusals say; other errors are of the disk
 */
export async function receiveBody(
  body: AsyncIterable<Uint8Array>,
  path: string,
  { maxBytes, headBytes = 0, tooLarge, incomplete, empty }: Refusals & { maxBytes: number; headBytes?: number },
): Promise<{ size: number; head: Buffer }> {
  let head = Buffer.alloc(0);
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.byteLength;
      if (size > maxBytes) return done(tooLarge());
      if (head.byteLength < headBytes) head = Buffer.concat([head, chunk]).subarray(0, headBytes);
      return done(null, chunk);
    },
  });
  try {
    await pipeline(body, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    if (error instanceof TRPCError || !isDisconnect(error)) throw error;
    throw new TRPCError({ code: 'BAD_REQUEST', message: incomplete, cause: error });
  }
  if (size === 0) throw new TRPCError({ code: 'BAD_REQUEST', message: empty });
  return { size, head };
}

/** Whether the connection was lost, as opposed to a full disk. */
function isDisconnect(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'].includes(code);
}
