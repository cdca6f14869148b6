import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { requireNoBomb, toUnreadable } from './archive.ts';
import { uploadPath } from './import-folder.ts';

/** The bytes of an uploaded file; those of a file that gzip has packed are unpacked. */
export async function* uploadBytes(folder: string): AsyncGenerator<Uint8Array> {
  const path = uploadPath(folder);
  const isPacked = startsWith(await headOf(createReadStream(path)), [0x1f, 0x8b]);
  if (!isPacked) {
    yield* createReadStream(path) as AsyncIterable<Uint8Array>;
    return;
  }
  const { size } = await stat(path);
  let bytes = 0;
  const unpacked = createGunzip();
  pipeline(createReadStream(path), unpacked, () => undefined); // the reader of `unpacked` gets its error
  try {
    for await (const chunk of unpacked as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      requireNoBomb('The file', size, bytes);
      yield chunk;
    }
  } catch (error) {
    throw toUnreadable(error);
  }
}

/** Enough to recognize each format. */
const HEAD_BYTES = 1024;

/** The beginning of a file. */
export async function headOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const head: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    head.push(chunk);
    bytes += chunk.length;
    if (bytes >= HEAD_BYTES) break;
  }
  return Buffer.concat(head).subarray(0, HEAD_BYTES);
}

/** Whether a file is a ZIP file, also one without a file in it. */
export function isZip(head: Uint8Array): boolean {
  return startsWith(head, [0x50, 0x4b, 3, 4]) || startsWith(head, [0x50, 0x4b, 5, 6]);
}

/** Whether a file is a tar file. */
export function isTar(head: Uint8Array): boolean {
  return Buffer.from(head.subarray(257, 262)).toString('latin1') === 'ustar';
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, at) => head[at] === byte);
}
