/** Sites of other systems that staff bring in. */
import type { ImportKind, ImportNote, ImportState, ImportSystem } from '@tideline/domain/moving/site-import';
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
}

/** What changes with a thing on its way, or does not come along. */
export interface ImportNotesTable {
  import_id: string;
  position: number;
  kind: ImportNote['kind'];
  what: string;
}
