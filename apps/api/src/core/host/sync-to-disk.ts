import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** Resolves once a file's content, or a folder's list of names, survives a power cut. */
export async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Copies a file and syncs the copy's content, but not its name. */
export async function copySynced(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createWriteStream(to, { flush: true }));
}
