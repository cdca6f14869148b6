import { z } from 'zod';

/**
 * A file as a stream: JSON cannot carry it, so only the server's upload routes can call with it.
 * @param refusal the sentence for anything else
 */
export function streamedBody(refusal: string) {
  return z.custom<AsyncIterable<Uint8Array>>(
    (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
    refusal,
  );
}
