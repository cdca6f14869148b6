import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RAM_DISK = '/dev/shm';
/** RAM disks of containers often have 64 MB, too little for the databases of a test run. */
const MIN_FREE_BYTES = 2 * 1024 ** 3;

/**
 * A new folder for disposable data, in memory if there is room: each test's copy of a database has a few hundred files, and
 * a disk takes ten times as long for them.
 */
export function makeQuickFolder(prefix: string): string {
  return mkdtempSync(join(hasRoomInMemory() ? RAM_DISK : tmpdir(), prefix));
}

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(RAM_DISK);
    return bavail * bsize >= MIN_FREE_BYTES;
  } catch {
    return false; // not Linux
  }
}
