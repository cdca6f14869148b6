import type { Post } from '@tideline/domain/post/post';
import type { Act } from '../../core/audit/audit.repository.ts';
import type { NewEvent } from '../../core/events/record-event.ts';

/** The audit log entries for a save's effect on visibility. */
export function changesOfVisibility(before: Post | null, after: Post): Act[] {
  const [was, is] = [before?.status ?? 'draft', after.status];
  if (was === is) return [];
  if (is === 'published') return [{ action: 'post.publish', ...named(after) }];
  if (is === 'scheduled') return [{ action: 'post.schedule', ...named(after) }];
  return [{ action: 'post.unpublish', ...named(after) }];
}

/** The events of a save. A new post has one for its creation, and one if it is public at once. */
export function eventsOfSave(before: Post | null, { key: objectId, status }: Post): NewEvent[] {
  const [was, is] = [before?.status === 'published', status === 'published'];
  const change = was === is ? 'post.updated' : is ? 'post.published' : 'post.unpublished';
  if (before) return [{ type: change, objectId }];
  return [{ type: 'post.created', objectId }, ...(is ? [{ type: 'post.published', objectId } as const] : [])];
}

/** The audit log entry for an address changed by hand, with the former one. */
export function changeOfAddress(before: Post, after: Post): Act[] {
  if (before.id === after.id || after.isAddressAutomatic) return [];
  return [{ action: 'post.address', objectId: after.id, detail: { version: after.version, from: before.id } }];
}

/** The post and its state for an audit log entry. */
export function named(post: Post): Pick<Act, 'objectId' | 'detail'> {
  return { objectId: post.id, detail: { version: post.version, status: post.status } };
}
