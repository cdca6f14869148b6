import { TRPCError } from '@trpc/server';
import { postIdentity, type Post, type PostStatus } from '@tideline/domain/post/post';
import type { Context } from '../../context.ts';
import { requireCapability } from '../../core/rpc/authorize.ts';
import { Overtaken } from '../../core/rpc/errors.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import { findVersion, lockPost } from './post-writes.repository.ts';
import type { Saver } from '../drafts/drafted.ts';
import { findReleaseName } from '../drafts/release-parts.repository.ts';

const POSTS = { idColumn: 'post_id' } as const;
const OVERTAKEN = 'Someone else saved this post in the meantime. Read it again and merge the changes.';

/**
 * Requires the right to publish, unless the post is a draft before and after the save and thus never public.
 * @throws TRPCError FORBIDDEN
 */
export function requirePublishRight(saver: Saver, statuses: PostStatus[]): void {
  if (statuses.some((status) => status !== 'draft')) requireCapability(saver, 'posts.publish');
}

/** Locks the post to be changed until the transaction ends. False: no such post. @throws TRPCError FORBIDDEN */
export async function lockPostFor(trx: Trx, id: string, saver: Editor): Promise<boolean> {
  if (!(await lockPost(trx, id))) return false;
  await requireEditRight(trx, id, saver);
  return true;
}

/** Only the owner, or holders of `posts.edit-any`, may change a post. @throws TRPCError FORBIDDEN */
export async function requireEditRight(trx: Trx, id: string, editor: Editor): Promise<void> {
  const isReleased = !editor.capabilities.has('posts.publish') && (await findReleaseName(trx, POSTS, id)) !== null;
  if (isReleased) requireCapability(editor, 'posts.publish'); // it would go live as it is
  if (await mayEdit(trx, id, editor)) return;
  const message = 'This post belongs to someone else. To change it, you need the right “posts.edit-any”.';
  throw new TRPCError({ code: 'FORBIDDEN', message });
}

/** Whether an editor may change a post; true for a missing one. */
export async function mayEdit(db: Db, id: string, { actor, capabilities }: Editor): Promise<boolean> {
  if (capabilities.has('posts.edit-any')) return true;
  const row = await db.selectFrom('posts').select('owner_id').where('id', '=', id).executeTakeFirst();
  return row === undefined || (row.owner_id !== null && row.owner_id === actor.staff?.id);
}

/** The state on which a change is based; undefined: any. */
export type Expected = { expectedVersion?: number | undefined; expectedIdentity?: string | undefined };

/** @throws TRPCError CONFLICT when the post is another one, or has another version */
export async function requireVersion(
  trx: Trx,
  id: string,
  { expectedVersion, expectedIdentity }: Expected,
): Promise<void> {
  await lockContentVersion(trx);
  const current = await findVersion(trx, id);
  if (current === null) return;
  requireIdentity(current, expectedIdentity);
  if (expectedVersion !== undefined && current.version !== expectedVersion) throw overtaken();
}

/** @throws TRPCError CONFLICT when the post is not the one that was read */
export function requireIdentity(post: Pick<Post, 'key' | 'createdAt'>, expected: string | undefined): void {
  if (expected === undefined || postIdentity(post) === expected) return;
  const message = 'This is not the post that the condition names. Read it again before you change it.';
  throw new TRPCError({ code: 'CONFLICT', message, cause: new Overtaken() });
}

/** The refusal of a change based on an older version. */
export function overtaken(): TRPCError {
  return new TRPCError({ code: 'CONFLICT', message: OVERTAKEN, cause: new Overtaken() });
}

type Editor = Pick<Context, 'actor' | 'capabilities'>;
