import type { PictureUse } from '@tideline/domain/picture/picture';
import { countRows } from '../../core/store/count-rows.ts';
import type { Db } from '../../core/store/schema.ts';

/** Maximum number of listed posts that use a picture. */
const USES_MAX = 20;

/**
 * The posts that show a picture, in their text, as featured image or as social picture. Includes posts in the trash, which
 * can be restored, and posts whose pending changes show it.
 */
export async function listPictureUses(db: Db, id: string): Promise<{ posts: PictureUse[]; total: number }> {
  const pattern = patternOf(id);
  const using = db
    .selectFrom('posts')
    .where((eb) =>
      eb.or([
        eb('featured_image_url', 'like', pattern),
        eb('social_image_url', 'like', pattern),
        eb('content', 'like', pattern),
        eb('id', 'in', eb.selectFrom('pending_changes').select('post_id').where('fields', 'like', pattern)),
      ]),
    );
  const rows = await using
    .select(['id', 'title', 'deleted_at'])
    .orderBy('sort_date', 'desc')
    .orderBy('id')
    .limit(USES_MAX)
    .execute();
  const posts = rows.map((row) => ({ id: row.id, title: row.title, isInTrash: row.deleted_at !== null }));
  // Each query reads every post, so the second runs only if the first was cut.
  if (posts.length < USES_MAX) return { posts, total: posts.length };
  return { posts, total: await countRows(using) };
}

/** The ids of the pages that show a picture, also in a draft or a version that can be restored. */
export async function listPagesWithPicture(db: Db, id: string): Promise<string[]> {
  const pattern = patternOf(id);
  const rows = await db
    .selectFrom('copy_revisions')
    .select('document_id')
    .where('fields', 'like', pattern)
    .union(db.selectFrom('copy_drafts').select('document_id').where('fields', 'like', pattern))
    .execute();
  return rows.map((row) => row.document_id).toSorted();
}

function patternOf(id: string): string {
  return `%/media/${id.replace(/[\\%_]/g, '')}-%`;
}
