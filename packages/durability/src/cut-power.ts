import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '@tideline/api/testing/fill/random-prose';
import type { DiskRecording } from './record-disk.ts';
import { SimulatedFolder } from './simulated-folder.ts';

type PowerCut = DiskRecording & {
  /** The power is cut before the event with this number. */
  moment: number;
  random: Random;
};

/**
 * Fills the empty folder `target` with what a power cut may leave of a recorded folder. Synced changes survive. Of the
 * changes since the last sync of a file or directory, none, all or some survive, each sector and directory entry
 * independently.
 * @returns the surviving unsynced changes, in words
 */
export function cutPower({ events, before, moment, random }: PowerCut, target: string): string {
  const folder = new SimulatedFolder(before, random);
  for (const [index, event] of events.slice(0, moment).entries()) folder.apply(event, index);
  for (const [path, content] of folder.survivingFiles()) {
    if (content === null) mkdirSync(join(target, path), { recursive: true });
    else writeFileSync(join(target, path), content);
  }
  return folder.describe();
}
