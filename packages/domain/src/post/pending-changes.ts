import type { PostFields } from './post.ts';

/** The fields of a post that can be pending: all but the status. */
export type PendingFields = Omit<PostFields, 'status'>;

/** Changes to a published post that visitors do not see yet, in a list. */
export type PendingSummary = {
  postId: string;
  /** The post as it will be. */
  title: string;
  /** Replaced by each save; opaque. */
  version: string;
  /** Version of the live post on which the changes are based. */
  baseVersion: number;
  /** When the changes go live, ISO 8601 in UTC; null when staff decide. */
  goesLiveAt: string | null;
  /** Whether they were held back at their date, since the live post had changed in the same fields: staff decide. */
  isHeld: boolean;
  savedBy: string;
  savedAt: string;
};

/** The same with both texts. */
export type PendingChanges = PendingSummary & {
  fields: PendingFields;
  /** The fields of the live post on which the changes are based. */
  base: PendingFields;
};

/** The result of merging pending changes into a post. */
export type PendingMerge = {
  /** The fields that differ from the live post. */
  changes: Partial<PendingFields>;
  /** Fields that were changed differently in the live post. */
  conflicts: (keyof PendingFields)[];
};

/** Three-way merge by field of pending changes into the live post. In `changes`, pending fields win conflicts. */
export function mergePending(
  { base, fields }: Pick<PendingChanges, 'base' | 'fields'>,
  live: PendingFields,
): PendingMerge {
  const names = Object.keys(base) as (keyof PendingFields)[];
  const changed = names.filter((name) => !isSame(fields[name], base[name]) && !isSame(fields[name], live[name]));
  return {
    changes: Object.fromEntries(changed.map((name) => [name, fields[name]])),
    conflicts: changed.filter((name) => !isSame(live[name], base[name])),
  };
}

/** Tags are lists. */
function isSame(a: PendingFields[keyof PendingFields], b: PendingFields[keyof PendingFields]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
