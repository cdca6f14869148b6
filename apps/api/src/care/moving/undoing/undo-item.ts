import type { SourceItem } from '@tideline/moving/source/source-item';
import { addedPageKind } from '@tideline/domain/page/added-page';
import { findRedirectCreation, deleteRedirectAt } from '../../../core/addresses/redirects.repository.ts';
import { findAuthor, deleteAuthor } from '../../../core/authors/authors.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';
import type { ImportTargetsTable } from '../../../core/store/tables/imports.ts';
import type { Drafted, Saver } from '../../../site/drafts/drafted.ts';
import { findDraft } from '../../../site/drafts/drafts.repository.ts';
import { deletePage, findAddedPage, markTrashed } from '../../../site/pages/added-pages.repository.ts';
import { DRAFTED_PAGES } from '../../../site/pages/drafted-pages.ts';
import { findDocument } from '../../../site/pages/documents.repository.ts';
import { DRAFTED_POSTS } from '../../../site/pending/drafted-posts.ts';
import { deletePostForGood, findUnchangedPost } from '../../../site/posts/unchanged-post.repository.ts';
import { changePostWithin } from '../../../site/posts/save-post.ts';
import { deleteUnchangedIssue } from '../../../audience/newsletter/issues/issue-writes.repository.ts';
import { deleteTarget, putTarget } from '../targets.repository.ts';
import type { Stays } from './undo-in-batches.ts';

const CHANGED = 'It was changed or deleted here since, so it stays as it is.';

const BUILT_IN = 'The texts of built-in pages and the brand are not undone. Change them by hand.';

/** Takes away what an import has made of a thing. What staff have changed since stays. */
export async function undoItem(
  trx: Trx,
  item: SourceItem,
  { target, isRenewed, since }: { target: ImportTargetsTable; isRenewed: boolean; since: string },
  saver: Saver,
  now: string,
): Promise<Stays> {
  if (item.kind === 'post' && isRenewed) return restorePost(trx, target, saver, now);
  const stays = await removeThing(trx, target, { since, now });
  if (stays === null) await deleteTarget(trx, target);
  return stays;
}

/** Takes away what a thing has become, unless staff have changed it after `since`, the time of the upload. */
export async function removeThing(
  trx: Trx,
  { kind, target_id: id, target_version: version }: ImportTargetsTable,
  { since, now }: { since: string; now: string },
): Promise<Stays> {
  switch (kind) {
    case 'post':
      return removePost(trx, id, version, since);
    case 'page':
      return removePage(trx, id, version, { since, now });
    case 'author':
      return removeAuthor(trx, id, version, now);
    case 'redirect':
      return removeRedirect(trx, id, since);
    case 'issue':
      return (await deleteUnchangedIssue(trx, id, version)) ? null : CHANGED;
    default:
      return null;
  }
}

async function removePost(trx: Trx, key: string, version: number, since: string): Promise<Stays> {
  const post = await findUnchangedPost(trx, key, version);
  if (!post || (await isDraftedSince(trx, DRAFTED_POSTS, post.id, since))) return CHANGED;
  await deletePostForGood(trx, { id: post.id, key });
  return null;
}

async function removeRedirect(trx: Trx, path: string, since: string): Promise<Stays> {
  const createdAt = await findRedirectCreation(trx, path);
  if (createdAt === null || createdAt > since) return CHANGED;
  await deleteRedirectAt(trx, path);
  return null;
}

/** Whether somebody has kept changes to something that visitors do not see yet. */
async function isDraftedSince<Fields extends object>(
  trx: Trx,
  drafted: Drafted<Fields>,
  id: string,
  since: string,
): Promise<boolean> {
  const draft = await findDraft(trx, drafted, id);
  return draft !== null && draft.savedAt > since;
}

async function restorePost(trx: Trx, target: ImportTargetsTable, saver: Saver, now: string): Promise<Stays> {
  const post = await findUnchangedPost(trx, target.target_id, target.target_version);
  if (!post?.before) return CHANGED;
  const saved = await changePostWithin(trx, { id: post.id, changes: post.before, isImport: true }, saver, now);
  // The next file of that site renews it again.
  await putTarget(trx, { ...target, import_id: '', content_hash: '', target_version: saved?.version ?? 0 });
  return null;
}

/** A draft may have been changed since without a new version, so it goes to the trash. */
async function removePage(
  trx: Trx,
  id: string,
  version: number,
  { since, now }: { since: string; now: string },
): Promise<Stays> {
  if (addedPageKind(id) === null) return BUILT_IN;
  const page = await findAddedPage(trx, id);
  if (!page || ((await findDocument(trx, id))?.version ?? 0) !== version) return CHANGED;
  if (version > 0 && (await isDraftedSince(trx, DRAFTED_PAGES, id, since))) return CHANGED;
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
