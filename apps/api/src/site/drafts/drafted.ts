import type { Draft } from '@tideline/domain/entity/draft';
import type { RevisionKind } from '@tideline/domain/post/post-revision';
import type { AuditAction } from '@tideline/domain/staff/audit';
import type { Capability } from '@tideline/domain/staff/capability';
import type { Actor } from '../../core/audit/audit.repository.ts';
import type { Db, Trx } from '../../core/store/schema.ts';

/** Who saves something, and how. */
export type Saver = { actor: Actor; name: string; kind: RevisionKind; capabilities: ReadonlySet<Capability> };

/** What is live. */
export type Live<Fields extends object> = {
  /** Raised with each change of what is live. */
  version: number;
  fields: Fields;
  /** The answer to changes of something that visitors do not see, which cannot wait; null when they see it. */
  notPublic: string | null;
};

/**
 * What a kind of content (posts, documents of the site) tells the functions about drafts. A draft is a row of `table`; there is
 * at most one for each thing.
 */
export type Drafted<Fields extends object, Saved = unknown> = {
  table: DraftTable;
  idColumn: 'post_id' | 'document_id';
  /** Needed to publish, and to set a date. */
  publishRight: Capability;
  /** With which the program publishes at the date. */
  programRights: readonly Capability[];
  acts: Record<'keep' | 'schedule' | 'publish' | 'discard' | 'restore' | 'hold', AuditAction>;
  /** The answer to a save that is based on an older version. */
  overtaken: string;
  /** Fields as they were stored; one that a later version added gets its default. */
  readFields: (json: string) => Fields;
  /** Columns of `table` beside those of every draft. */
  columns: (fields: Fields) => Record<string, string>;
  /** Locks what is live until the transaction ends; null when there is none. */
  lock: (trx: Trx, id: string, now: string) => Promise<Live<Fields> | null>;
  /** @throws TRPCError FORBIDDEN when the saver may not change it */
  requireEditRight: (trx: Trx, id: string, saver: Saver) => Promise<void>;
  /** Runs after a draft was stored. */
  onKept?: (trx: Trx, id: string) => Promise<void>;
  /** Changes what is live, as one save. An undefined field is removed. */
  apply: (trx: Trx, id: string, changes: Partial<Fields>, saver: Saver, now: string) => Promise<Saved>;
  /** The ids of what has a due draft and is public. */
  listDue: (db: Db, now: string) => Promise<string[]>;
};

/** The tables of drafts. */
export type DraftTable = 'pending_changes' | 'copy_drafts';

/** A draft with the id of what it changes. */
export type DraftOf<Fields extends object> = Draft<Fields> & { id: string };

/** Identifies a draft in the version that the caller has seen. */
export type Wanted = { id: string; expectedVersion: string };
