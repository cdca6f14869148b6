import { postIdIn } from '@tideline/domain/address/redirect';
import { postPath } from '@tideline/domain/site/site-path';
import { isArticle } from '@tideline/moving/source/source-item';
import { findHolder } from '../../../core/addresses/post-ids.repository.ts';
import { findRedirectAt } from '../../../core/addresses/redirects.repository.ts';
import type { Db } from '../../../core/store/schema.ts';
import type { ImportTargetsTable } from '../../../core/store/tables/imports.ts';
import { findAddedPage, findPageIdAt } from '../../../site/pages/added-pages.repository.ts';
import type { StoredImport } from '../imports.repository.ts';
import { planItem } from '../outcomes.repository.ts';
import { readThings } from '../reading/read-lines.ts';
import { targetKey } from '../targets.repository.ts';
import { SitePlan } from './site-plan.ts';

/** So many paths are stored in one transaction: each is synced to the disk. */
const BATCH = 200;

/** Chooses a path for each article that has none, so that texts can link to those that come later. */
export async function planImport(
  db: Db,
  { id, siteAddress }: StoredImport,
  folder: string,
  targets: ReadonlyMap<string, ImportTargetsTable>,
): Promise<SitePlan> {
  const plan = new SitePlan(siteAddress);
  const rows = await db.selectFrom('import_items').select(['position', 'path']).where('import_id', '=', id).execute();
  let chosen: [at: number, path: string][] = [];
  const paths = new Map(rows.map((row) => [row.position, row.path]));
  for await (const { item, at } of readThings(folder)) {
    let path = paths.get(at) ?? null;
    if (path === null && isArticle(item)) {
      const target = targets.get(targetKey(item.kind, item.id));
      path = target ? await findPlace(db, target) : await plan.choosePath(item, (wanted) => isFree(db, wanted));
      if (path !== null) chosen.push([at, path]);
      if (chosen.length >= BATCH) await store();
    }
    plan.learn(item, path);
  }
  await store();
  return plan;

  async function store(): Promise<void> {
    await db.transaction().execute(async (trx) => {
      for (const [at, path] of chosen) await planItem(trx, id, at, path);
    });
    chosen = [];
  }
}

async function isFree(db: Db, path: string): Promise<boolean> {
  const postId = postIdIn(path);
  if (postId !== null && (await findHolder(db, postId)) !== null) return false;
  return (await findPageIdAt(db, path)) === null && (await findRedirectAt(db, path)) === null;
}

/** Where an article of an earlier import is now; null when it was deleted. */
async function findPlace(db: Db, { kind, target_id: id }: ImportTargetsTable): Promise<string | null> {
  if (kind === 'page') return (await findAddedPage(db, id))?.path ?? null;
  const post = db.selectFrom('posts').select('id').where('key', '=', id).where('deleted_at', 'is', null);
  const found = await post.executeTakeFirst();
  return found ? postPath(found.id) : null;
}
