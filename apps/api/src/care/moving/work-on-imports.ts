import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Capability } from '@tideline/domain/staff/capability';
import { MINUTE_MS } from '@tideline/domain/time/instant';
import { type Network, PUBLIC_INTERNET } from '../../core/host/checked-request.ts';
import { isMissingFile } from '../../core/host/missing-file.ts';
import { PROGRAM } from '../../core/audit/audit.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import type { Saver } from '../../site/drafts/drafted.ts';
import { claimImport, endClaim, renewImport } from './claims.repository.ts';
import type { StoredImport } from './imports.repository.ts';
import { deleteItems } from './items.repository.ts';
import { writeOwnImport } from './own/write-own-import.ts';
import { importFolder, uploadPath } from './reading/import-folder.ts';
import { storeItems } from './store-items.ts';
import { runReading } from './reading/run-reading.ts';
import { undoImport } from './undoing/undo-import.ts';
import { undoOwnImport } from './undoing/undo-own-import.ts';
import { writeImport, type WritingContext } from './writing/write-import.ts';

const RENEW_MS = MINUTE_MS / 2;
/** Those of the member of staff who has started the import. */
const RIGHTS: ReadonlySet<Capability> = new Set([
  'posts.edit',
  'posts.edit-any',
  'posts.publish',
  'pages.edit',
  'pages.publish',
  'authors.change',
]);
const FULL_DISK = 'The disk is full. Free some space, and start it again.';
/** A backup has no uploaded files. */
const FILE_MISSING = 'The uploaded file is no longer there. Upload it again.';
const STOPPED = 'The file could not be read: it takes too much time or memory.';

type WorkOptions = {
  /** The network from which pictures are fetched. */
  network?: Network;
  /** Aborted when the server stops; what it has not done stays due. */
  stop?: AbortSignal;
};

/**
 * Reads the uploaded files that wait, and brings in those that staff have started, one after the other. A server that is killed
 * meanwhile leaves its work to the next.
 * @returns how many it worked on
 */
export async function workOnImports(
  db: Db,
  mediaDir: string,
  now: () => string,
  { network = PUBLIC_INTERNET, stop = new AbortController().signal }: WorkOptions = {},
): Promise<number> {
  for (let count = 0; ; count += 1) {
    const claim = randomUUID();
    const found = stop.aborted ? null : await claimImport(db, claim, now());
    if (!found) return count;
    const renewal = setInterval(() => void renewImport(db, found.id, claim, now()), RENEW_MS);
    try {
      if (found.state === 'reading') await readImport(db, mediaDir, found, claim);
      else await workOn({ db, mediaDir, now, network }, found, claim, stop);
    } finally {
      clearInterval(renewal);
    }
    if (stop.aborted) await endClaim(db, found.id, claim); // for the next server
  }
}

async function readImport(db: Db, mediaDir: string, found: StoredImport, claim: string): Promise<void> {
  const folder = importFolder(mediaDir, found.id);
  const result = await runReading({ folder, siteAddress: found.siteAddress }).catch(() => ({ refusal: STOPPED }));
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

type Site = Pick<WritingContext, 'db' | 'mediaDir' | 'now' | 'network'>;

async function workOn(site: Site, found: StoredImport, claim: string, stop: AbortSignal): Promise<void> {
  const { db, now } = site;
  const saver: Saver = { actor: PROGRAM, name: found.createdBy, kind: 'save', capabilities: RIGHTS };
  const goesOn = async () => !stop.aborted && renewImport(db, found.id, claim, now());
  try {
    const context = { ...site, saver, goesOn };
    if (found.state === 'undoing') {
      if (await (found.system === 'own' ? undoOwnImport : undoImport)(found, context))
        await endClaim(db, found.id, claim, { state: 'undone' });
    } else if (await (found.system === 'own' ? writeOwnImport : writeImport)(found, context)) {
      const isEnded = await endClaim(db, found.id, claim, { state: 'done', finished_at: now() });
      // It can have the people of the site, whom an erasure would not find there.
      if (isEnded && found.system === 'own')
        await rm(importFolder(site.mediaDir, found.id), { recursive: true, force: true });
    }
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    const state = found.state === 'undoing' ? 'done' : 'paused';
    await endClaim(db, found.id, claim, { state, problem });
  }
}

/** What staff can do about an error; null: nothing. */
function problemOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (isMissingFile(error)) return FILE_MISSING;
  return ('code' in error && error.code === 'ENOSPC') || /disk is full|no space left/i.test(error.message)
    ? FULL_DISK
    : null;
}
