import type { RevisionKind } from '@tideline/domain/post/post-revision';
import { type Account, staffLabel } from '@tideline/domain/staff/staff';
import type { Context } from '../../context.ts';
import type { Saver } from './drafted.ts';

/** The caller as the author of a revision. */
export function saverOf(
  { staff, actor, capabilities }: Pick<Context, 'actor' | 'capabilities'> & { staff: Account },
  kind: RevisionKind = 'save',
): Saver {
  return { actor, name: staffLabel(staff), kind, capabilities };
}
