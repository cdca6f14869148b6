import { createHash } from 'node:crypto';
import type { ImportNote } from '@tideline/domain/moving/site-import';
import { isArticle, type SourceItem } from '@tideline/moving/source/source-item';
import { lockContentVersion } from '../../../core/store/content-version.repository.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';
import type { Saver } from '../../../site/drafts/drafted.ts';
import type { StoredImport } from '../imports.repository.ts';
import type { Network } from '../../../core/host/checked-request.ts';
import { endItem, listWaiting } from '../outcomes.repository.ts';
import { importFolder } from '../reading/import-folder.ts';
import { readLines } from '../reading/read-lines.ts';
import { listTargets, siteKey, targetKey } from '../targets.repository.ts';
import { bringPictures, type BroughtPictures } from './bring-pictures.ts';
import { noteWritten } from './note-written.ts';
import { planImport } from './plan-import.ts';
import { archiveOf } from './site-plan.ts';
import { writeAuthor } from './write-author.ts';
import { writeArticle } from './write-article.ts';
import { writeFile } from './write-file.ts';
import type { Written } from './written.ts';

/** What bringing a site in needs. */
export type WritingContext = {
  db: Db;
  mediaDir: string;
  saver: Saver;
  now: () => string;
  /** The network from which pictures are fetched. */
  network: Network;
  /** Asked before each thing: whether this server still has the work, and staff have not paused it. */
  goesOn: () => Promise<boolean>;
};

/**
 * Brings in what is not there yet, in the order of the file, each thing in a transaction of its own. A server that is killed
 * meanwhile has brought in whole things, and the next one goes on.
 * @returns false when it was stopped
 */
export async function writeImport(found: StoredImport, context: WritingContext): Promise<boolean> {
  const { db, mediaDir } = context;
  const folder = importFolder(mediaDir, found.id);
  const site = siteKey(found);
  const targets = await listTargets(db, site);
  const plan = await planImport(db, found, folder, targets);
  const waiting = await listWaiting(db, found.id);
  // Files come last: by then it is known which of them articles show.
  for (const isFilePass of [false, true]) {
    let position = 0;
    for await (const { item } of readLines(folder)) {
      if (item.kind === 'site') continue;
      const at = position++;
      const place = waiting.get(at);
      if (!place || (item.kind === 'file') !== isFilePass) continue;
      if (!(await context.goesOn())) return false;
      const target = 'id' in item ? (targets.get(targetKey(item.kind, item.id)) ?? null) : null;
      const brought = await bringPictures(item, site, folder, context);
      const hash = hashOf(item, brought);
      const written = await db
        .transaction()
        .execute(async (trx) => {
          await lockContentVersion(trx);
          const result =
            target?.content_hash === hash
              ? ({ outcome: 'same', targetId: target.target_id, version: target.target_version } as const)
              : await writeItem(
                  trx,
                  item,
                  { plan, path: place.path, target, pictures: brought.pictures, site },
                  context,
                );
          await noteWritten(trx, { found, site, at, item, hash, brought, target }, result);
          return result;
        })
        .catch((error: unknown) => failed(db, found.id, at, error));
      if ('path' in written && written.path !== undefined) plan.learn(item, written.path);
    }
  }
  return true;
}

/** Without a picture that was missing before, an article is another one. */
function hashOf(item: SourceItem, { gaps }: BroughtPictures): string {
  return createHash('sha256')
    .update(JSON.stringify([item, gaps]))
    .digest('hex');
}

type Place = Parameters<typeof writeArticle>[2] & { site: string };

async function writeItem(trx: Trx, item: SourceItem, place: Place, { saver, now }: WritingContext): Promise<Written> {
  if (isArticle(item)) return writeArticle(trx, item, place, saver, now());
  if (item.kind === 'author') return writeAuthor(trx, item, saver, now());
  if (item.kind === 'category' || item.kind === 'tag') {
    const path = archiveOf(item);
    if (path === null) return { outcome: 'failed', reason: 'Its name has neither a letter nor a digit.' };
    return { outcome: 'arrived', targetId: path, version: 0, path };
  }
  if (item.kind === 'file') return writeFile(trx, item, place.site);
  return { outcome: 'skipped', reason: 'This has no place here.' };
}

/** A thing that cannot be brought in does not stop the others; a full disk does. */
async function failed(db: Db, importId: string, at: number, error: unknown): Promise<Written> {
  if (!(error instanceof Error) || !['UnfitArticle', 'TRPCError'].includes(error.constructor.name)) throw error;
  const result = { outcome: 'failed', reason: error.message } as const;
  const notes: ImportNote[] = [];
  await db.transaction().execute((trx) => endItem(trx, importId, at, { ...result, notes }));
  return result;
}
