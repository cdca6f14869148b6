import { rm } from 'node:fs/promises';
import type { Capability } from '@tideline/domain/staff/capability';
import { type Network, PUBLIC_INTERNET } from '../../core/host/checked-request.ts';
import { isMissingFile } from '../../core/host/missing-file.ts';
import { PROGRAM } from '../../core/audit/audit.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import type { Saver } from '../../site/drafts/drafted.ts';
import { endClaim, renewImport, WRITING } from './claims.repository.ts';
import type { StoredImport } from './imports.repository.ts';
import { writeOwnImport } from './own/write-own-import.ts';
import { importFolder } from './reading/import-folder.ts';
import { undoImport } from './undoing/undo-import.ts';
import { undoOwnImport } from './undoing/undo-own-import.ts';
import { workOnClaims } from './work-on-claims.ts';
import { writeImport, type WritingContext } from './writing/write-import.ts';

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

type WorkOptions = {
  /** The network from which pictures are fetched. */
  network?: Network;
  /** Aborted when the server stops; what it has not done stays due. */
  stop?: AbortSignal;
};

/**
 * Brings in, and takes back, what staff have said, one import after the other. See `readUploads` for what comes before.
 * @returns how many it worked on
 */
export async function workOnImports(
  db: Db,
  mediaDir: string,
  now: () => string,
  { network = PUBLIC_INTERNET, stop = new AbortController().signal }: WorkOptions = {},
): Promise<number> {
  return workOnClaims({ db, now, states: WRITING, stop }, (found, claim) =>
    workOn({ db, mediaDir, now, network }, found, claim, stop),
  );
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
