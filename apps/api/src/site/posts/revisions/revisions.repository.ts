import { earlier, MINUTE_MS } from '@tideline/domain/time/instant';
import type { Post, PostFields } from '@tideline/domain/post/post';
import {
  AUTOSAVE_SITTING_MINUTES,
  REVISIONS_PER_POST,
  type PostRevision,
  type RevisionKind,
} from '@tideline/domain/post/post-revision';
import { countWords } from '@tideline/domain/post/reading-time';
import type { Db, Trx } from '../../../core/store/schema.ts';
import type { PostRevisionsTable } from '../../../core/store/tables/posts.ts';
import type { Saver } from '../../drafts/drafted.ts';
import { EMPTY_POST, toFields } from '../post-writes.repository.ts';

const LIST_COLUMNS = ['version', 'kind', 'saved_by', 'saved_at', 'title', 'status', 'word_count'] as const;

/** The revisions of a post, newest first. */
export async function listRevisions(db: Db, postId: string): Promise<PostRevision[]> {
  const rows = await db
    .selectFrom('post_revisions')
    .select(LIST_COLUMNS)
    .where('post_id', '=', postId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(toRevision);
}

/** One revision of a post with all its fields; null when there is none, or it was dropped. */
export async function findRevision(
  db: Db,
  postId: string,
  version: number,
): Promise<{ revision: PostRevision; fields: PostFields } | null> {
  const row = await db
    .selectFrom('post_revisions')
    .select([...LIST_COLUMNS, 'fields'])
    .where('post_id', '=', postId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) return null;
  // A revision may lack a newer field of posts, which then gets its default.
  const fields: PostFields = { ...EMPTY_POST, ...(JSON.parse(row.fields) as Partial<PostFields>) };
  return { revision: toRevision(row), fields };
}

/** The fields of a post in its last revision before a version; null when there is none, or it was dropped. */
export async function findRevisionBefore(db: Db, postId: string, version: number): Promise<PostFields | null> {
  const row = await db
    .selectFrom('post_revisions')
    .select('version')
    .where('post_id', '=', postId)
    .where('version', '<', version)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? ((await findRevision(db, postId, row.version))?.fields ?? null) : null;
}

/**
 * Stores a saved post as a revision. An autosave replaces the previous one of the same person and editing session. Only the
 * newest revisions remain.
 * @returns false when it replaced an autosave of the same session
 */
export async function saveRevision(trx: Trx, post: Post, { name, kind }: Saver, savedAt: string): Promise<boolean> {
  const sitting = kind === 'autosave' ? await replaceSitting(trx, post.id, name, savedAt) : null;
  await insertRevision(trx, post, { by: name, kind, startedAt: sitting ?? savedAt, savedAt });
  await deleteOldRevisions(trx, post.id);
  return sitting === null;
}

/** Stores the current state of a post as a revision, unless it is stored already. */
export async function saveInitialRevision(trx: Trx, post: Post): Promise<void> {
  const { id, version, updatedAt } = post;
  const existing = await trx
    .selectFrom('post_revisions')
    .select('version')
    .where('post_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!existing) await insertRevision(trx, post, { by: null, kind: 'save', startedAt: updatedAt, savedAt: updatedAt });
}

/** Removes the newest revision when it is an autosave of the same editing session. @returns the start of the session, or null */
async function replaceSitting(trx: Trx, postId: string, by: string, now: string): Promise<string | null> {
  const newest = await trx
    .selectFrom('post_revisions')
    .select(['version', 'kind', 'saved_by', 'started_at'])
    .where('post_id', '=', postId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const oldestStart = earlier(now, AUTOSAVE_SITTING_MINUTES * MINUTE_MS);
  if (newest?.kind !== 'autosave' || newest.saved_by !== by || newest.started_at < oldestStart) return null;
  await trx.deleteFrom('post_revisions').where('post_id', '=', postId).where('version', '=', newest.version).execute();
  return newest.started_at;
}

async function insertRevision(
  trx: Trx,
  post: Post,
  { by, kind, startedAt, savedAt }: { by: string | null; kind: RevisionKind; startedAt: string; savedAt: string },
): Promise<void> {
  await trx
    .insertInto('post_revisions')
    .values({
      post_id: post.id,
      version: post.version,
      kind,
      saved_by: by,
      started_at: startedAt,
      saved_at: savedAt,
      title: post.title,
      status: post.status,
      word_count: countWords(post.content),
      fields: JSON.stringify(toFields(post)),
    })
    .execute();
}

async function deleteOldRevisions(trx: Trx, postId: string): Promise<void> {
  const oldest = await trx
    .selectFrom('post_revisions')
    .select('version')
    .where('post_id', '=', postId)
    .orderBy('version', 'desc')
    .offset(REVISIONS_PER_POST - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await trx.deleteFrom('post_revisions').where('post_id', '=', postId).where('version', '<', oldest.version).execute();
}

function toRevision(row: Pick<PostRevisionsTable, (typeof LIST_COLUMNS)[number]>): PostRevision {
  return {
    version: row.version,
    kind: row.kind,
    savedBy: row.saved_by,
    savedAt: row.saved_at,
    title: row.title,
    status: row.status,
    wordCount: row.word_count,
  };
}
