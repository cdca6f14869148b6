import { sql } from 'kysely';
import { toArchiveSlug, type ArchiveKind } from '@tideline/domain/post/archive';
import { countPostsByAuthor } from '../authors/authors.repository.ts';
import { listDistinct } from '../lists/list-distinct.ts';
import { countPostsBySeries, countPublicPosts, publicPosts } from '../store/public-posts.ts';
import type { Db } from '../store/schema.ts';

/** The address of an archive page. */
export type Archive = { kind: ArchiveKind; slug: string };

/** The names that share an archive page; for tags, their keys. A tag may belong to hidden posts only. */
export async function findArchiveNames(db: Db, { kind, slug }: Archive, now: string): Promise<string[]> {
  return (await listNames[kind](db, now)).filter((name) => slug !== '' && toArchiveSlug(name) === slug);
}

/** Whether an archive page is public at this address. */
export async function isPublicArchive(db: Db, archive: Archive, now: string): Promise<boolean> {
  const names = await findArchiveNames(db, archive, now);
  if (names.length === 0 || archive.kind !== 'tag') return names.length > 0;
  const tagged = db.selectFrom('post_tags').select('post_id').where('tag_key', 'in', names);
  const post = await publicPosts(db, now).select('id').where('id', 'in', tagged).limit(1).executeTakeFirst();
  return post !== undefined;
}

/** Every name that may have the slug. */
const listNames: Record<ArchiveKind, (db: Db, now: string) => Promise<string[]>> = {
  category: async (db, now) => [...(await countPublicPosts(db, now)).keys()],
  tag: (db) => listDistinct(db, 'post_tags', sql`post_tags.tag_key`),
  author: async (db, now) => (await countPostsByAuthor(db, now)).map(({ name }) => name),
  series: async (db, now) => (await countPostsBySeries(db, now)).map(({ name }) => name),
};
