import type { PostStatus } from '@tideline/domain/post/post';
import type { RevisionKind } from '@tideline/domain/post/post-revision';
import { staffLabel, type Staff } from '@tideline/domain/staff/staff';
import type { Context } from '../context.ts';
import { requireCapability } from '../rpc/authorize.ts';
import type { Saver } from './revisions.repository.ts';

/** The caller as the author of a revision. */
export function saverOf(
  { staff, actor, capabilities }: Pick<Context, 'actor' | 'capabilities'> & { staff: Staff },
  kind: RevisionKind = 'save',
): Saver {
  return { actor, name: staffLabel(staff), kind, capabilities };
}

/** A post that is a draft before and after a save is seen by no visitor. @throws TRPCError FORBIDDEN */
export function requirePublishRight(saver: Saver, statuses: PostStatus[]): void {
  if (statuses.some((status) => status !== 'draft')) requireCapability(saver, 'posts.publish');
}
