import { z } from 'zod';
import { POST_STATUSES } from './post.ts';
import { postChangesSchema, postRefSchema, postVersion } from './post.schema.ts';

/** The version of pending changes, as a list or an earlier call has answered it. */
const pendingVersion = z.uuid({ error: 'expectedVersion must be one that an earlier call has answered.' });

/** Keeps changes to a published post as pending. */
export const keepPendingSchema = postRefSchema.extend({
  /** Relative to the pending changes with `expectedVersion`, or to the live post where there are none. */
  changes: postChangesSchema.omit({ status: true, address: true }),
  /** The pending changes that this builds on; null: there are none yet. */
  expectedVersion: pendingVersion.nullable(),
  /** The live post that this builds on. */
  liveVersion: postVersion,
  /** When they go live, as a publish date; null when staff decide, left out to keep the date. */
  goesLiveAt: postChangesSchema.shape.publishDate,
  /** Set by the editor, which saves pending changes without a date by itself. */
  isAutosave: z.boolean().default(false),
});
export type KeepPending = z.infer<typeof keepPendingSchema>;

/** Names pending changes in the version that the caller has seen. */
export const pendingChangesSchema = postRefSchema.extend({ expectedVersion: pendingVersion });

/** Publishes pending changes; `status` also changes the status of the post. */
export const publishPendingSchema = pendingChangesSchema.extend({ status: z.enum(POST_STATUSES).optional() });
