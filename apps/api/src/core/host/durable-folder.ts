import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates a folder and its parents durably: their names are synced to disk. Without that, a power cut could lose everything
 * synced inside them.
 * @throws when the folder cannot be created
 */
export function makeDurableFolder(path: string): void {
  const first = mkdirSync(path, { recursive: true });
  if (first === undefined || process.platform === 'win32') return; // Windows cannot sync a folder
  let made = resolve(path);
  for (;;) {
    syncNames(dirname(made));
    if (made === resolve(first) || made === dirname(made)) return;
    made = dirname(made);
  }
}

function syncNames(folder: string): void {
  const file = openSync(folder, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
