import { sql } from 'kysely';
import type { AuditAction } from '@tideline/domain/staff/audit';
import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import {
  EDITED_FIELD_NAMES,
  POST_FIELDS,
  TRASH_RETENTION_DAYS,
  type Post,
  type PostFields,
} from '@tideline/domain/post/post';
import { readingTimeMinutes } from '@tideline/domain/post/reading-time';
import { newPostSchema } from '@tideline/domain/post/post.schema';
import { tagKey } from '@tideline/domain/post/tag';
import { postPath } from '@tideline/domain/site/site-path';
import { deleteRedirectAt } from '../../core/addresses/redirects.repository.ts';
import { PROGRAM, recordAction, recordActions, type Act, type Actor } from '../../core/audit/audit.repository.ts';
import { recordEvent, recordEvents } from '../../core/events/record-event.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import { pickFields, toColumns } from '../../core/store/entity-rows.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { PostsTable } from '../../core/store/tables/posts.ts';
import { postSearchColumns } from '../../core/lists/search-text.ts';
import { findFreeId, requireFreeId, wantedPostId } from './post-address.ts';

/** The stored state of a post's address. */
export type AddressState = Pick<Post, 'isAddressAutomatic' | 'firstPublishedAt'>;
/** What a save stores. */
type SavedPost = PostFields & AddressState & Pick<Post, 'contentChangedAt'>;

/** The fields of a new post. */
export const EMPTY_POST: PostFields = newPostSchema.parse({});

/** The fields set by an editor, without body and tags, which are stored separately. */
const EDITOR_FIELDS = pickFields(
  POST_FIELDS,
  EDITED_FIELD_NAMES.filter((name) => name !== 'content' && name !== 'tags'),
);
const NEW_POST_COLUMNS = { views: 0, version: 1, deleted_at: null, is_featured: 0, is_sample: 0 } as const;

/**
 * Inserts a post at the address, or, where it is empty, at the first free one made from the title.
 * @returns the id
 * @throws TRPCError BAD_REQUEST when another post has the address
 */
export async function insertPost(
  trx: Trx,
  fields: PostFields,
  now: string,
  { address = '', ownerId = null }: { address?: string; ownerId?: string | null } = {},
): Promise<string> {
  await lockContentVersion(trx); // so that no other transaction takes the id meanwhile
  const id = address === '' ? await findFreeId(trx, wantedPostId(fields.title, now)) : address;
  if (address !== '') await requireFreeId(trx, id);
  const isPublished = fields.status === 'published';
  await trx
    .insertInto('posts')
    .values({
      id,
      key: id, // no post has or had it
      ...toEditorColumns(fields),
      ...NEW_POST_COLUMNS,
      owner_id: ownerId,
      is_address_automatic: address === '' && !isPublished ? 1 : 0,
      first_published_at: isPublished ? now : null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  if (isPublished) await deleteRedirectAt(trx, postPath(id));
  await insertTags(trx, id, fields.tags);
  return id;
}

/**
 * Replaces a post's fields and increments its version. A sample post becomes staff's own. One statement compares and increments the version, so that of two
 * saves that started from the same version only one succeeds.
 * @param expectedVersion the version that the post must still have; undefined overwrites any version
 * @returns false when the post has another version: nothing was written
 */
export async function updatePost(
  trx: Trx,
  id: string,
  { isAddressAutomatic, firstPublishedAt, contentChangedAt, ...fields }: SavedPost,
  now: string,
  expectedVersion?: number,
): Promise<boolean> {
  let update = trx
    .updateTable('posts')
    .set((eb) => ({
      ...toEditorColumns(fields),
      is_address_automatic: isAddressAutomatic ? 1 : 0,
      first_published_at: firstPublishedAt,
      content_changed_at: contentChangedAt,
      is_sample: 0,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id);
  if (expectedVersion !== undefined) update = update.where('version', '=', expectedVersion);
  const updated = await update.returning('id').executeTakeFirst();
  if (!updated) return false;
  await trx.deleteFrom('post_tags').where('post_id', '=', id).execute();
  await insertTags(trx, id, fields.tags);
  return true;
}

/** Locks a post until the transaction ends, so that two partial updates do not overwrite each other. False: no such post. */
export async function lockPost(trx: Trx, id: string): Promise<boolean> {
  await lockContentVersion(trx);
  const row = await trx
    .updateTable('posts')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The identity and version of the post with this id; null when there is none. */
export async function findVersion(trx: Trx, id: string): Promise<Pick<Post, 'key' | 'createdAt' | 'version'> | null> {
  const columns = ['key', 'created_at as createdAt', 'version'] as const;
  return (await trx.selectFrom('posts').select(columns).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Moves a post to the trash; false when there is no such post. */
export async function trashPost(trx: Trx, id: string, actor: Actor, now: string): Promise<boolean> {
  await lockContentVersion(trx);
  const row = await trx
    .updateTable('posts')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['version', 'key'])
    .executeTakeFirst();
  if (!row) return false;
  await recordAction(trx, actor, { action: 'post.trash', objectId: id, detail: { version: row.version } }, now);
  await recordEvent(trx, { type: 'post.deleted', objectId: row.key }, now);
  return true;
}

/**
 * Restores a post from the trash; a sample post is then no longer sample data. False when it is not in the trash, or does
 * not have the given `version`.
 */
export async function restorePost(trx: Trx, id: string, actor: Actor, now: string, version?: number): Promise<boolean> {
  await lockContentVersion(trx);
  let restored = trx
    .updateTable('posts')
    .set({ deleted_at: null, is_sample: 0 })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null);
  if (version !== undefined) restored = restored.where('version', '=', version);
  const row = await restored.returning(['version', 'status', 'key']).executeTakeFirst();
  if (!row) return false;
  if (row.status === 'published') await deleteRedirectAt(trx, postPath(id));
  await recordAction(trx, actor, { action: 'post.restore', objectId: id, detail: { version: row.version } }, now);
  await recordEvent(trx, { type: 'post.restored', objectId: row.key }, now);
  return true;
}

/** Deletes posts after the retention of the trash. */
export async function deleteOldTrash(db: Db, now: string): Promise<void> {
  const oldest = earlier(now, TRASH_RETENTION_DAYS * DAY_MS);
  await db.transaction().execute(async (trx) => {
    await lockContentVersion(trx);
    const rows = await trx
      .deleteFrom('posts')
      .where('deleted_at', '<=', oldest)
      .returning(['id', 'version', 'status'])
      .execute();
    await recordActions(trx, PROGRAM, rows.map(actOn('post.delete')), now);
  });
}

/** Publishes every scheduled post that is due. One statement, so that two servers do not publish a post twice. */
export async function publishScheduledPosts(db: Db, now: string): Promise<string[]> {
  if (!(await isPostDue(db, now))) return []; // runs every second: takes no write lock without need
  return db.transaction().execute((trx) => publishScheduledWithin(trx, now));
}

/** The same as a part of a transaction. */
export async function publishScheduledWithin(trx: Trx, now: string): Promise<string[]> {
  await lockContentVersion(trx);
  const rows = await trx
    .updateTable('posts')
    .set((eb) => ({
      status: 'published',
      is_address_automatic: 0,
      first_published_at: eb.fn.coalesce('first_published_at', eb.val(now)),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where(isDue(now))
    .returning(['id', 'version', 'status', 'key'])
    .execute();
  for (const { id } of rows) await deleteRedirectAt(trx, postPath(id));
  await recordActions(trx, PROGRAM, rows.map(actOn('post.publish')), now);
  const events = rows.map(({ key }) => ({ type: 'post.published', objectId: key }) as const);
  await recordEvents(trx, events, now);
  return rows.map((row) => row.id);
}

async function isPostDue(db: Db, now: string): Promise<boolean> {
  const row = await db.selectFrom('posts').select('id').where(isDue(now)).limit(1).executeTakeFirst();
  return row !== undefined;
}

function isDue(now: string) {
  // A literal condition, so that SQLite uses the partial index of scheduled posts.
  return sql<boolean>`(status = 'scheduled' and deleted_at is null and sort_date <= ${now})`;
}

/** The editor's fields of a stored post, into which changes are merged. */
export function toFields(post: Post): PostFields {
  return Object.fromEntries(EDITED_FIELD_NAMES.map((name) => [name, post[name]])) as PostFields;
}

function toEditorColumns(fields: PostFields) {
  return {
    ...toColumns(EDITOR_FIELDS, fields),
    content: fields.content,
    sort_date: fields.publishDate ?? '',
    reading_time_minutes: readingTimeMinutes(fields.content),
    ...postSearchColumns(fields),
  };
}

function actOn(action: AuditAction) {
  return ({ id, version, status }: Pick<PostsTable, 'id' | 'version' | 'status'>): Act => {
    return { action, objectId: id, detail: { version, status } };
  };
}

async function insertTags(trx: Trx, postId: string, tags: string[]): Promise<void> {
  if (tags.length === 0) return;
  const rows = tags.map((tag, position) => ({ post_id: postId, position, tag, tag_key: tagKey(tag) }));
  await trx.insertInto('post_tags').values(rows).execute();
}
