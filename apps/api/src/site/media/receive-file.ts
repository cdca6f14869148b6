import { TRPCError } from '@trpc/server';
import { PICTURE_LIMITS } from '@tideline/domain/picture/picture';
import { receiveBody } from '../../core/host/receive-body.ts';
import { HEAD_BYTES } from './recognise-picture.ts';

/**
 * Streams a body to a new file, up to the maximum size of a picture.
 * @returns the first bytes
 * @throws TRPCError PAYLOAD_TOO_LARGE, or BAD_REQUEST when the client disconnects
 */
export async function receiveFile(body: AsyncIterable<Uint8Array>, path: string): Promise<Buffer> {
  const { head } = await receiveBody(body, path, {
    maxBytes: PICTURE_LIMITS.bytes,
    headBytes: HEAD_BYTES,
    tooLarge,
    incomplete: 'The picture did not arrive completely.',
    empty: 'The file is empty. Send the picture itself as the body.',
  });
  return head;
}

/** The error for a body over the limit. */
export function tooLarge(): TRPCError {
  const megabytes = PICTURE_LIMITS.bytes / 1024 / 1024;
  const message = `The file is larger than ${megabytes} MB. Make the picture smaller and try again.`;
  return new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message });
}
