import type { Draft } from '@tideline/domain/entity/draft';
import type { RevisionKind } from '@tideline/domain/post/post-revision';
import type { AuditAction } from '@tideline/domain/staff/audit';
import type { Capability } from '@tideline/domain/staff/capability';
import type { Actor } from '../../core/audit/audit.repository.ts';
import type { Db, Trx } from '../../core/store/schema.ts';

/** Who saves something, and how. */
export type Saver = { actor: Actor; name: string; kind: RevisionKind; capabilities: ReadonlySet<Capability> };

/** The published state of a post or document. */
export type Live<Fields extends object> = {
  /** Incremented by each published change. */
  version: number;
  fields: Fields;
  /** Error message if the content is not public and so cannot have a draft; null if it is public. */
  notPublic: string | null;
};

/**
 * Describes a kind of content (posts, documents of the site) to the draft functions. A draft is a row of `table`, at most one per
 * object.
 */
export type Drafted<Fields extends object, Saved = unknown> = {
  table: DraftTable;
  idColumn: 'post_id' | 'document_id';
  /** Required to publish a draft or to schedule it. */
  publishRight: Capability;
  /** Capabilities of the program when it publishes a scheduled draft. */
  programRights: readonly Capability[];
  acts: Record<'keep' | 'schedule' | 'publish' | 'discard' | 'restore' | 'hold', AuditAction>;
  /** Error message for a save based on an outdated version. */
  overtaken: string;
  /** Parses stored fields; fields added by a later version get their default. */
  readFields: (json: string) => Fields;
  /** Columns of `table` beside those of every draft. */
  columns: (fields: Fields) => Record<string, string>;
  /** Locks the published state until the transaction ends; null if the object does not exist. */
  lock: (trx: Trx, id: string, now: string) => Promise<Live<Fields> | null>;
  /** @throws TRPCError FORBIDDEN when the saver may not change it */
  requireEditRight: (trx: Trx, id: string, saver: Saver) => Promise<void>;
  /** Runs after a draft was stored. */
  onKept?: (trx: Trx, id: string) => Promise<void>;
  /** Applies changes to the published state as one save. Undefined removes a field. */
  apply: (trx: Trx, id: string, changes: Partial<Fields>, saver: Saver, now: string) => Promise<Saved>;
  /** Ids of public objects with a due draft. */
  listDue: (db: Db, now: string) => Promise<string[]>;
};

/** The tables of drafts. */
export type DraftTable = 'pending_changes' | 'copy_drafts';

/** A draft with the id of its object. */
export type DraftOf<Fields extends object> = Draft<Fields> & { id: string };

/** Identifies a draft in the version that the caller has seen. */
export type Wanted = { id: string; expectedVersion: string };
