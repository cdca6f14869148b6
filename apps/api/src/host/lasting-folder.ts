import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder, and those that it is in, where they are not there. Those it has made outlive a loss of power: without
 * that, everything synced within them could be lost with their names.
 * @throws when it cannot be made
 */
export function makeLastingFolder(path: string): void {
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
