import { createHash } from 'node:crypto';
import type { ImportNote } from '@tideline/domain/moving/site-import';
import { postIdIn } from '@tideline/domain/address/redirect';
import { isArticle, type SourceItem } from '@tideline/moving/source/source-item';
import { findHolder } from '../../../core/addresses/post-ids.repository.ts';
import { findRedirectAt } from '../../../core/addresses/redirects.repository.ts';
import { lockContentVersion } from '../../../core/store/content-version.repository.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';
import type { Saver } from '../../../site/drafts/drafted.ts';
import { findPageIdAt } from '../../../site/pages/added-pages.repository.ts';
import type { StoredImport } from '../imports.repository.ts';
import type { Network } from '../../../core/host/checked-request.ts';
import { endItem, listWaiting, planItem } from '../items.repository.ts';
import { importFolder } from '../reading/import-folder.ts';
import { readLines } from '../reading/read-lines.ts';
import { listTargets, putTarget, targetKey } from '../targets.repository.ts';
import { bringPictures } from './bring-pictures.ts';
import { redirectOldAddresses } from './redirect-old-addresses.ts';
import { archiveOf, SitePlan } from './site-plan.ts';
import { writeAuthor } from './write-author.ts';
import { writeArticle } from './write-article.ts';
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
  const plan = await planSite(db, found, folder);
  const site = siteKey(found);
  const [waiting, targets] = [await listWaiting(db, found.id), await listTargets(db, site)];
  let position = 0;
  for await (const { item } of readLines(folder)) {
    if (item.kind === 'site') continue;
    const at = position++;
    const place = waiting.get(at);
    if (!place) continue;
    if (!(await context.goesOn())) return false;
    const hash = createHash('sha256').update(JSON.stringify(item)).digest('hex');
    const target = 'id' in item ? (targets.get(targetKey(item.kind, item.id)) ?? null) : null;
    const { pictures, gaps } = await bringPictures(item, site, folder, context);
    const written = await db
      .transaction()
      .execute(async (trx) => {
        await lockContentVersion(trx);
        const result =
          target?.content_hash === hash
            ? ({ outcome: 'same', targetId: target.target_id, version: target.target_version } as const)
            : await writeItem(trx, item, { plan, path: place.path, target, pictures }, context);
        await note(trx, { found, site, at, item, hash, gaps }, result);
        return result;
      })
      .catch((error: unknown) => failed(db, found.id, at, error));
    if ('path' in written && written.path !== undefined) plan.learn(item, written.path);
  }
  return true;
}

/** Chooses a path for each article that has none, so that texts can link to those that come later. */
async function planSite(db: Db, { id, siteAddress }: StoredImport, folder: string): Promise<SitePlan> {
  const plan = new SitePlan(siteAddress);
  const rows = await db.selectFrom('import_items').select(['position', 'path']).where('import_id', '=', id).execute();
  const paths = new Map(rows.map((row) => [row.position, row.path]));
  let position = 0;
  for await (const { item } of readLines(folder)) {
    if (item.kind === 'site') continue;
    const at = position++;
    let path = paths.get(at) ?? null;
    if (path === null && isArticle(item)) {
      path = await plan.choosePath(item, (wanted) => isFree(db, wanted));
      await planItem(db, id, at, path);
    }
    plan.learn(item, path);
  }
  return plan;
}

async function isFree(db: Db, path: string): Promise<boolean> {
  const postId = postIdIn(path);
  if (postId !== null && (await findHolder(db, postId)) !== null) return false;
  return (await findPageIdAt(db, path)) === null && (await findRedirectAt(db, path)) === null;
}

type Place = Parameters<typeof writeArticle>[2];

async function writeItem(trx: Trx, item: SourceItem, place: Place, { saver, now }: WritingContext): Promise<Written> {
  if (isArticle(item)) return writeArticle(trx, item, place, saver, now());
  if (item.kind === 'author') return writeAuthor(trx, item, saver, now());
  if (item.kind === 'category' || item.kind === 'tag') {
    const path = archiveOf(item);
    if (path === null) return { outcome: 'failed', reason: 'Its name has neither a letter nor a digit.' };
    return { outcome: 'arrived', targetId: path, version: 0, path };
  }
  if (item.kind === 'file')
    return { outcome: 'skipped', reason: 'Pictures come along with the articles that show them.' };
  return { outcome: 'skipped', reason: 'This has no place here.' };
}

type Noted = { found: StoredImport; site: string; at: number; item: SourceItem; hash: string; gaps: ImportNote[] };

async function note(trx: Trx, { found, site, at, item, hash, gaps }: Noted, written: Written): Promise<void> {
  if (!('targetId' in written)) {
    await endItem(trx, found.id, at, { ...written, notes: [] });
    return;
  }
  const { outcome, targetId, version, path, notes = [] } = written;
  await endItem(trx, found.id, at, {
    outcome,
    reason: '',
    ...(path !== undefined && { path }),
    notes: [...gaps, ...notes],
  });
  if (!('id' in item)) return;
  const row = { site, kind: item.kind, source_id: item.id, import_id: found.id } as const;
  await putTarget(trx, { ...row, target_id: targetId, target_version: version, content_hash: hash });
  const to = path ?? archiveOf(item);
  if ('addresses' in item && to !== null) await redirectAll(trx, item, { to, targetId }, found.createdAt);
}

async function redirectAll(
  trx: Trx,
  item: { kind: SourceItem['kind']; addresses: string[] },
  { to, targetId }: { to: string; targetId: string },
  now: string,
): Promise<void> {
  const target = item.kind === 'post' ? { postId: postIdIn(to) ?? targetId } : { path: to };
  await redirectOldAddresses(trx, item.addresses, { target, path: to }, now);
}

/** A thing that cannot be brought in does not stop the others; a full disk does. */
async function failed(db: Db, importId: string, at: number, error: unknown): Promise<Written> {
  if (!(error instanceof Error) || !['UnfitArticle', 'TRPCError'].includes(error.constructor.name)) throw error;
  const result = { outcome: 'failed', reason: error.message } as const;
  const notes: ImportNote[] = [];
  await db.transaction().execute((trx) => endItem(trx, importId, at, { ...result, notes }));
  return result;
}

/** See `ImportTargetsTable`. */
function siteKey({ siteAddress, system }: StoredImport): string {
  const host = URL.parse(siteAddress)?.host.replace(/^www\./, '');
  return host ?? system ?? '';
}
