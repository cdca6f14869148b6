/** Sites of other systems that staff bring in. */
import type {
  ImportKind,
  ImportNote,
  ImportOutcome,
  ImportState,
  ImportSystem,
} from '@tideline/domain/moving/site-import';
import type { Instant } from './column-types.ts';

/** An uploaded file. The file itself is on disk; see `importFolder`. */
export interface ImportsTable {
  id: string;
  file_name: string;
  file_bytes: number;
  state: ImportState;
  system: ImportSystem | null;
  site_title: string;
  site_address: string;
  problem: string;
  /** The name of the member of staff. */
  created_by: string;
  created_at: Instant;
  /** When all of its things were tried; null before. */
  finished_at: Instant | null;
  /** The token of the server that works on it, and until when others leave it alone. */
  claim: string | null;
  claimed_until: Instant | null;
}

/** A thing that a file has. Its content is in the folder of the import. */
export interface ImportItemsTable {
  import_id: string;
  /** The place in the file, from 0. */
  position: number;
  kind: ImportKind;
  /** In the other system; empty for what has none. */
  source_id: string;
  title: string;
  /** Of things that have no place here, how many; else 1. */
  count: number;
  /** Where its line begins in the file of what was read, and how long it is, in bytes. */
  line_start: number;
  line_bytes: number;
  outcome: ImportOutcome;
  reason: string;
  /** The path that an article gets here, chosen when the import begins; of other things null. */
  path: string | null;
  /** Of a post that the import has renewed, its version before. */
  version_before: number | null;
  /** An `ImportLedger` as JSON. */
  ledger: string | null;
}

/** What changes with a thing on its way, or does not come along. */
export interface ImportNotesTable {
  import_id: string;
  position: number;
  kind: ImportNote['kind'];
  what: string;
}

/** What a thing of another site has become, so that the same thing of a later file is recognised. It outlives its import. */
export interface ImportTargetsTable {
  /** The address of the other site without its scheme and `www.`; of a site without one, the name of its system. */
  site: string;
  kind: ImportKind;
  source_id: string;
  /** The import that brought it in, or changed it last. */
  import_id: string;
  /** The key of a post, the id of a page or an author. */
  target_id: string;
  /** Its version after the import: staff have changed it since if it has another one. */
  target_version: number;
  /** SHA-256 of the thing in the file. */
  content_hash: string;
}
