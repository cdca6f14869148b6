import { z } from 'zod';
import { POST_STATUSES } from './post.ts';
import { postChangesSchema, postRefSchema, postVersion } from './post.schema.ts';

/** The version of pending changes, as answered by a list or an earlier call. */
const pendingVersion = z.uuid({ error: 'expectedVersion must be one that an earlier call has answered.' });

/** Stores changes to a published post as pending. */
export const keepPendingSchema = postRefSchema.extend({
  /** Relative to the pending changes with `expectedVersion`, or to the live post without any. */
  changes: postChangesSchema.omit({ status: true, address: true }),
  /** The version of the pending changes on which this is based; null: none yet. */
  expectedVersion: pendingVersion.nullable(),
  /** The version of the live post on which this is based. */
  liveVersion: postVersion,
  /** When they go live, as a publish date; null: staff decide; omitted: the date stays. */
  goesLiveAt: postChangesSchema.shape.publishDate,
  /** Set by the editor when it autosaves pending changes without a date. */
  isAutosave: z.boolean().default(false),
});
export type KeepPending = z.infer<typeof keepPendingSchema>;

/** Identifies pending changes in the version that the caller has seen. */
export const pendingChangesSchema = postRefSchema.extend({ expectedVersion: pendingVersion });

/** Publishes pending changes; `status` also changes the status of the post. */
export const publishPendingSchema = pendingChangesSchema.extend({ status: z.enum(POST_STATUSES).optional() });
