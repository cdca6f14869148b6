import { TRPCError } from '@trpc/server';
import { mergeDraft } from '@tideline/domain/entity/draft';
import { postChangesSchema } from '@tideline/domain/post/post.schema';
import type { ReleasePartKind } from '@tideline/domain/release/release';
import type { Trx } from '../../core/store/schema.ts';
import { DRAFTED_BRAND } from '../brand/drafted-brand.ts';
import type { Drafted, Saver } from '../drafts/drafted.ts';
import { findDiscardedDraft, findDraft } from '../drafts/drafts.repository.ts';
import { publishDraftWithin } from '../drafts/publish-draft.ts';
import { DRAFTED_PAGES } from '../pages/drafted-pages.ts';
import { DRAFTED_POSTS } from '../pending/drafted-posts.ts';
import { findPost } from '../posts/posts.repository.ts';
import { changePostWithin } from '../posts/save-post.ts';
import type { StoredPart } from './parts.repository.ts';

type Part = Pick<StoredPart, 'kind' | 'objectId'>;

/** How the parts of each kind are kept. */
export const DRAFTED_PARTS = {
  page: DRAFTED_PAGES,
  post: DRAFTED_POSTS,
  brand: DRAFTED_BRAND,
} satisfies Record<ReleasePartKind, unknown>;

/** Why a part cannot be published, in a sentence; null when it can. */
export async function findProblem(trx: Trx, { kind, objectId }: Part, now: string): Promise<string | null> {
  if (kind === 'page') return problemOfDraft(trx, DRAFTED_PAGES, objectId, now);
  if (kind === 'brand') return problemOfDraft(trx, DRAFTED_BRAND, objectId, now);
  return (await isDraftPost(trx, objectId, now)) ? null : problemOfDraft(trx, DRAFTED_POSTS, objectId, now);
}

/** Publishes a part. @throws TRPCError when it cannot be published */
export async function publishPart(trx: Trx, part: Part, saver: Saver, now: string): Promise<void> {
  const { kind, objectId: id } = part;
  if (kind === 'page') return publishDraftOf(trx, DRAFTED_PAGES, id, saver, now);
  if (kind === 'brand') return publishDraftOf(trx, DRAFTED_BRAND, id, saver, now);
  if (!(await isDraftPost(trx, id, now))) return publishDraftOf(trx, DRAFTED_POSTS, id, saver, now);
  const changes = postChangesSchema.parse({ status: 'published' });
  await changePostWithin(trx, { id, changes }, saver, now);
}

async function isDraftPost(trx: Trx, id: string, now: string): Promise<boolean> {
  return (await findPost(trx, 'staff', id, now))?.status === 'draft';
}

async function publishDraftOf<Fields extends object>(
  trx: Trx,
  drafted: Drafted<Fields>,
  id: string,
  saver: Saver,
  now: string,
): Promise<void> {
  const draft = await findDraft(trx, drafted, id);
  if (!draft) throw new TRPCError({ code: 'CONFLICT', message: 'There are no changes to publish.' });
  await publishDraftWithin(trx, drafted, { id, expectedVersion: draft.version }, saver, now);
}

async function problemOfDraft<Fields extends object>(
  trx: Trx,
  drafted: Drafted<Fields>,
  id: string,
  now: string,
): Promise<string | null> {
  const live = await drafted.lock(trx, id, now);
  if (!live) return 'It is in the trash.';
  if (live.notPublic !== null) return 'It is not public anymore.';
  const draft = await findDraft(trx, drafted, id);
  if (!draft) {
    const discarded = await findDiscardedDraft(trx, drafted, id);
    return discarded ? 'Its draft was discarded.' : 'There are no changes to publish.';
  }
  const { conflicts } = mergeDraft(draft, live.fields);
  return conflicts.length > 0 ? 'The same texts were changed and published in the meantime.' : null;
}
