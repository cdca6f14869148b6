import type { Network } from '../../../core/host/checked-request.ts';
import type { Db } from '../../../core/store/schema.ts';
import type { Saver } from '../../../site/drafts/drafted.ts';
import type { StoredImport } from '../imports.repository.ts';
import { listWaiting } from '../outcomes.repository.ts';
import { importFolder } from '../reading/import-folder.ts';
import { readThings } from '../reading/read-lines.ts';
import type { NewPicture } from '../../../site/media/media.repository.ts';
import { listTargets, siteKey, targetKey } from '../targets.repository.ts';
import { bringPictures, type PicturePlace } from './bring-pictures.ts';
import { planImport } from './plan-import.ts';
import type { Prepared } from './prepared.ts';
import { writeBatch } from './write-batch.ts';
import { writeInBatches } from './write-in-batches.ts';

/** What bringing a site in needs. */
export type WritingContext = {
  db: Db;
  mediaDir: string;
  saver: Saver;
  now: () => string;
  /** The network from which pictures are fetched. */
  network: Network;
  /** Asked after each thing and before each write: whether this server still has the work, and staff have not paused it. */
  goesOn: () => Promise<boolean>;
};

/**
 * Brings in what is not there yet, in the order of the file, in batches. A server that is killed meanwhile has brought in whole
 * batches, and the next one goes on.
 * @returns false when it was stopped
 */
export async function writeImport(found: StoredImport, context: WritingContext): Promise<boolean> {
  const { db, mediaDir } = context;
  const [folder, site] = [importFolder(mediaDir, found.id), siteKey(found)];
  const targets = await listTargets(db, site);
  const plan = await planImport(db, found, folder, targets);
  const waiting = await listWaiting(db, found.id);
  // Files come last: by then it is known which of them articles show.
  for (const isFilePass of [false, true]) {
    const pictures = { site, folder, converted: new Map<string, NewPicture>() };
    const goesOn = await writeInBatches(prepare(isFilePass, pictures), context.goesOn, async (batch) => {
      await writeBatch(batch, { found, site, plan, converted: pictures.converted }, context);
      pictures.converted.clear();
    });
    if (!goesOn) return false;
  }
  return true;

  async function* prepare(isFilePass: boolean, pictures: PicturePlace): AsyncGenerator<Prepared> {
    for await (const { item, at } of readThings(folder)) {
      const place = waiting.get(at);
      if (!place || (item.kind === 'file') !== isFilePass) continue;
      const target = 'id' in item ? (targets.get(targetKey(item.kind, item.id)) ?? null) : null;
      const brought = await bringPictures(item, pictures, context);
      yield { item, at, path: place.path, versionBefore: place.version_before, target, brought };
    }
  }
}
