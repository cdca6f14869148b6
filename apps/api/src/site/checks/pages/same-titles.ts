import { type DocumentId, sectionsOf } from '@tideline/copy/editing/documents';
import type { CopyValues } from '@tideline/domain/page/page-document';
import type { SiteFinding } from '@tideline/domain/page/site-finding';
import { sql } from 'kysely';
import { displayTitle } from '@tideline/domain/post/post';
import { publicPosts } from '../../../core/store/public-posts.ts';
import type { Site } from '../is-there.ts';

/** Groups of posts with one title that are looked at. */
const GROUPS_MAX = 20;

export type TitledPage = { id: DocumentId; name: string; values: CopyValues };

/** Pages whose title for search engines another page has, too; the first one has no finding. */
export function findSamePageTitles(pages: readonly TitledPage[]): SiteFinding[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ id, name, values }) => {
    const field = 'head.title';
    const { head } = sectionsOf(id) as { head?: { title?: string } };
    const title = String(values[field] ?? head?.title ?? '')
      .trim()
      .toLowerCase();
    const other = first.get(title);
    if (title !== '' && other === undefined) first.set(title, name);
    if (title === '' || other === undefined) return [];
    const text = `${other} has the same title. Search engines and browser tabs show them alike.`;
    return [{ kind: 'page', id, name, field, weight: 'hint', text } as const];
  });
}

/** Public posts whose title another public post has, too; the oldest one has no finding. */
export async function findSamePostTitles({ db, now }: Site): Promise<SiteFinding[]> {
  const groups = publicPosts(db, now)
    .select(sql<string>`lower(title)`.as('title'))
    .where('title', '<>', '')
    .groupBy(sql`lower(title)`)
    .having((eb) => eb.fn.countAll(), '>', 1)
    .limit(GROUPS_MAX);
  const rows = await publicPosts(db, now)
    .select(['id', 'title'])
    .where(sql<string>`lower(title)`, 'in', groups)
    .orderBy('sort_date')
    .orderBy('id')
    .execute();
  const first = new Set<string>();
  return rows.flatMap((row) => {
    const title = row.title.toLowerCase();
    if (!first.has(title)) {
      first.add(title);
      return [];
    }
    const text = 'An older post has the same title. Search engines show them alike.';
    return [{ kind: 'post', id: row.id, name: displayTitle(row), field: null, weight: 'hint', text } as const];
  });
}
