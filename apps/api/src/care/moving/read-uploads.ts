import { rm } from 'node:fs/promises';
import type { Db } from '../../core/store/schema.ts';
import { endClaim } from './claims.repository.ts';
import type { StoredImport } from './imports.repository.ts';
import { deleteItems } from './items.repository.ts';
import { importFolder, uploadPath } from './reading/import-folder.ts';
import { runReading } from './reading/run-reading.ts';
import { storeItems } from './store-items.ts';
import { workOnClaims } from './work-on-claims.ts';

const TOO_MUCH = 'The file could not be read: it takes too much time or memory.';

/**
 * Reads the uploaded files that wait.
 * @param stop aborted when the server stops; the next one begins the file again
 * @returns how many it read
 */
export async function readUploads(
  db: Db,
  mediaDir: string,
  now: () => string,
  stop: AbortSignal = new AbortController().signal,
): Promise<number> {
  return workOnClaims({ db, now, states: ['reading'], stop }, (found, claim) =>
    readUpload(db, mediaDir, { found, claim, stop }),
  );
}

async function readUpload(
  db: Db,
  mediaDir: string,
  { found, claim, stop }: { found: StoredImport; claim: string; stop: AbortSignal },
): Promise<void> {
  const folder = importFolder(mediaDir, found.id);
  const task = { folder, siteAddress: found.siteAddress };
  const result = await runReading(task, { stop }).catch(() => ({ refusal: TOO_MUCH }));
  if (stop.aborted) return;
  if ('refusal' in result) {
    const isEnded = await endClaim(db, found.id, claim, { state: 'refused', problem: result.refusal });
    if (isEnded) await rm(folder, { recursive: true, force: true });
    return;
  }
  await deleteItems(db, found.id); // of a server that was killed meanwhile
  const site = await storeItems(db, found.id, folder);
  const isEnded = await endClaim(db, found.id, claim, {
    state: 'ready',
    system: result.system,
    site_title: site.title.slice(0, 200),
    site_address: site.address || found.siteAddress,
  });
  // What visitors wrote, such as comments with addresses, is not brought in, so it is not kept either.
  if (isEnded) await rm(uploadPath(folder), { force: true });
}
