import type { ImapFlow } from 'imapflow';

/** How much of a message is fetched at once: in one piece it would be in memory twice. */
const CHUNK_BYTES = 500_000;

/** The source of a message in the open folder; null when it is gone. */
export async function fetchSource(
  client: ImapFlow,
  uid: number,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const source = new Uint8Array(bytes);
  for (let start = 0; start < bytes; start += CHUNK_BYTES) {
    const chunk = { start, maxLength: CHUNK_BYTES };
    const fetched = await client.fetchOne(String(uid), { source: chunk }, { uid: true });
    if (!fetched || !fetched.source) return null;
    source.set(fetched.source.subarray(0, bytes - start), start);
  }
  return bytes === 0 ? null : source;
}
