import { ARCHIVE_KINDS } from '@tideline/domain/post/archive';
import type { ImportItem } from '@tideline/domain/moving/site-import';
import type { Db } from '../../core/store/schema.ts';
import { isThere, type Site } from '../../site/checks/is-there.ts';
import { findArchivePosts } from '../../site/posts/lists/archives.repository.ts';
import type { StoredItem } from './items.repository.ts';

/** Things of an import with whether visitors find them now, and the ids of added pages. */
export function withPlaces(site: Site, items: readonly StoredItem[]): Promise<ImportItem[]> {
  return Promise.all(
    items.map(async (item) => ({
      ...item,
      isPublic: await isPublic(site, item),
      pageId: item.kind === 'page' && item.path !== null ? await findPageId(site.db, item.path) : null,
    })),
  );
}

/** The path of a thing that waits is only planned, and that of one that was undone may be anybody's now. */
async function isPublic(site: Site, { kind, outcome, path }: StoredItem): Promise<boolean> {
  if (path === null || outcome === 'waiting' || outcome === 'undone') return false;
  const archive = ARCHIVE_KINDS.find((known) => known === kind);
  if (archive === undefined) return isThere(site, path);
  const slug = decodeURIComponent(path.split('/').at(-1) ?? '');
  return (await findArchivePosts(site.db, { kind: archive, slug, limit: 1 }, site.now)) !== null;
}

async function findPageId(db: Db, path: string): Promise<string | null> {
  const page = db.selectFrom('added_pages').select('id').where('path', '=', path).where('deleted_at', 'is', null);
  return (await page.executeTakeFirst())?.id ?? null;
}
