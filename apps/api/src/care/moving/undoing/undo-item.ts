import type { SourceItem } from '@tideline/moving/source/source-item';
import { findAuthor, deleteAuthor } from '../../../core/authors/authors.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';
import type { ImportTargetsTable } from '../../../core/store/tables/imports.ts';
import type { Saver } from '../../../site/drafts/drafted.ts';
import { deletePage, findAddedPage, markTrashed } from '../../../site/pages/added-pages.repository.ts';
import { findDocument } from '../../../site/pages/documents.repository.ts';
import { deletePostForGood, findUnchangedPost } from '../../../site/posts/unchanged-post.repository.ts';
import { changePostWithin } from '../../../site/posts/save-post.ts';
import { deleteTarget, putTarget } from '../targets.repository.ts';

/** Why a thing stays that an undone import has brought; null when it is gone, or as it was before. */
export type Stays = string | null;

const CHANGED = 'It was changed or deleted here since, so it stays as it is.';

/** Takes away what an import has made of a thing. What staff have changed since stays. */
export async function undoItem(
  trx: Trx,
  item: SourceItem,
  { target, isRenewed }: { target: ImportTargetsTable; isRenewed: boolean },
  saver: Saver,
  now: string,
): Promise<Stays> {
  if (item.kind === 'post' && isRenewed) return restorePost(trx, target, saver, now);
  const stays = await remove(trx, item, target, now);
  if (stays === null) await deleteTarget(trx, target);
  return stays;
}

async function remove(
  trx: Trx,
  { kind }: SourceItem,
  { target_id: id, target_version: version }: ImportTargetsTable,
  now: string,
): Promise<Stays> {
  if (kind === 'post') {
    const post = await findUnchangedPost(trx, id, version);
    if (!post) return CHANGED;
    await deletePostForGood(trx, { id: post.id, key: id });
    return null;
  }
  if (kind === 'page') return removePage(trx, id, version, now);
  return kind === 'author' ? removeAuthor(trx, id, version, now) : null;
}

async function restorePost(trx: Trx, target: ImportTargetsTable, saver: Saver, now: string): Promise<Stays> {
  const post = await findUnchangedPost(trx, target.target_id, target.target_version);
  if (!post?.before) return CHANGED;
  const saved = await changePostWithin(trx, { id: post.id, changes: post.before }, saver, now);
  // The next file of that site renews it again.
  await putTarget(trx, { ...target, import_id: '', content_hash: '', target_version: saved?.version ?? 0 });
  return null;
}

/** A draft may have been changed since without a new version, so it goes to the trash. */
async function removePage(trx: Trx, id: string, version: number, now: string): Promise<Stays> {
  const page = await findAddedPage(trx, id);
  if (!page || ((await findDocument(trx, id))?.version ?? 0) !== version) return CHANGED;
  if (version === 0) await markTrashed(trx, id, now);
  else await deletePage(trx, page);
  return null;
}

async function removeAuthor(trx: Trx, id: string, version: number, now: string): Promise<Stays> {
  const author = await findAuthor(trx, id, now);
  if (author?.version !== version) return CHANGED;
  const named = trx.selectFrom('posts').select('id').where('author', '=', author.name).limit(1);
  if (await named.executeTakeFirst()) return 'Posts here name this author.';
  await deleteAuthor(trx, id);
  return null;
}
