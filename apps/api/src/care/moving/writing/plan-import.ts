import { postIdIn } from '@tideline/domain/address/redirect';
import { isArticle } from '@tideline/moving/source/source-item';
import { findHolder } from '../../../core/addresses/post-ids.repository.ts';
import { findRedirectAt } from '../../../core/addresses/redirects.repository.ts';
import type { Db } from '../../../core/store/schema.ts';
import { findPageIdAt } from '../../../site/pages/added-pages.repository.ts';
import type { StoredImport } from '../imports.repository.ts';
import { planItem } from '../outcomes.repository.ts';
import { readLines } from '../reading/read-lines.ts';
import { SitePlan } from './site-plan.ts';

/** Chooses a path for each article that has none, so that texts can link to those that come later. */
export async function planImport(db: Db, { id, siteAddress }: StoredImport, folder: string): Promise<SitePlan> {
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
