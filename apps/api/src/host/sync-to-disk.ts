import { open } from 'node:fs/promises';

/** Returns when a file's content, or a folder's list of names, would survive a power cut. */
export async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
