/** The systems whose sites are brought in. */
export const IMPORT_SYSTEMS = ['wordpress', 'ghost', 'emdash', 'markdown', 'own'] as const;
export type ImportSystem = (typeof IMPORT_SYSTEMS)[number];

/**
 * `reading`: the file is read in the background; `ready`: staff see what it has; `refused`: it cannot be read. `importing`: its
 * things are brought in, in the background; `paused` by staff, or for the reason in `problem`; `done`: all of them were tried.
 * `undoing`: what it brought is taken away again, in the background; `undone`: it can be brought in again.
 */
export const IMPORT_STATES = [
  'reading',
  'ready',
  'refused',
  'importing',
  'paused',
  'done',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/**
 * The kinds of things in a file. `rest` has no place here, `fault` is a place that cannot be read. Those of the second line are only
 * in an archive of this program.
 */
export const IMPORT_KINDS = [
  ...(['post', 'page', 'author', 'category', 'tag', 'series', 'file', 'rest', 'fault'] as const),
  ...(['setting', 'call-setting', 'redirect', 'topic', 'issue', 'subscriber'] as const),
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/**
 * What became of a thing. `waiting`: not tried; `arrived`: it is new here; `changed`: it was brought in before and is newer now;
 * `same`: it was here; `kept`: staff have changed it here since, so it stays as it is; `skipped`: it has no place here; `failed`: see
 * the reason; `undone`: it was taken away again.
 */
export const IMPORT_OUTCOMES = [
  'waiting',
  'arrived',
  'changed',
  'same',
  'kept',
  'skipped',
  'failed',
  'undone',
] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/**
 * What differs between a thing of another system and what it becomes. `changed`: it has another form here. `kept`: its kind is
 * unknown, and its words or addresses are in the text. `left`: nothing of it can be shown here.
 */
export const IMPORT_NOTE_KINDS = ['changed', 'kept', 'left'] as const;
/** What a reader, or the import, noted of a thing: what is concerned, as it is called in the other system. */
export type ImportNote = { kind: (typeof IMPORT_NOTE_KINDS)[number]; what: string };

/** The note of an article on a picture that could not be had, followed by its address; without the address in the sums of an import. */
export const MISSING_PICTURE = 'missing picture';

/** The largest file, in bytes, and the longest names, in characters. */
export const IMPORT_LIMITS = { bytes: 500 * 1024 * 1024, fileName: 200, siteAddress: 200 } as const;
/** How long an import can be undone; afterwards its file is deleted, and the report stays. */
export const UNDO_DAYS = 30;
/** What an address of an old site must look like, in a sentence. */
export const SITE_ADDRESS_RULE = 'The address of the old site must look like https://www.example.com.';

/** Whether a text is the address of a site, or empty for none. */
export function isSiteAddress(address: string): boolean {
  return address === '' || /^https?:\/\/[^/?#\s]+(?:\/[^?#\s]*)?$/i.test(address);
}

/** Imports that a site keeps; staff remove older ones before they upload another. */
export const IMPORTS_MAX = 20;

/** A file of another system that staff have uploaded. */
export type SiteImport = {
  id: string;
  fileName: string;
  fileBytes: number;
  state: ImportState;
  /** Null until the file was read. */
  system: ImportSystem | null;
  siteTitle: string;
  /** Of the old site, without a slash at the end; empty when neither the file nor staff say it. */
  siteAddress: string;
  /** Why the file cannot be read; empty when it can. */
  problem: string;
  /** How many things of each kind it has, by what became of them; empty until it was read. */
  counts: { kind: ImportKind; outcome: ImportOutcome; count: number }[];
  /** How many of its things have each note, the most frequent first. */
  notes: (ImportNote & { count: number })[];
  /** The name of the member of staff. */
  createdBy: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** Until when it can be undone, in ISO 8601 in UTC; null when it cannot. */
  undoUntil: string | null;
};

/** What an article had in the other system, and what it has here. */
export type ImportLedger = {
  wordsIn: number;
  wordsOut: number;
  picturesIn: number;
  picturesOut: number;
  linksIn: number;
  linksOut: number;
  /** Addresses at which the other system showed it, and those of them that lead to it now. */
  addressesIn: number;
  addressesOut: number;
};

/** A thing in a file. */
export type ImportItem = {
  /** Its place in the file, from 0. */
  id: string;
  kind: ImportKind;
  /** For a fault, the reason with its line. */
  title: string;
  /** Of things that have no place here, how many. */
  count: number;
  notes: ImportNote[];
  outcome: ImportOutcome;
  /** Why it was skipped or failed; empty otherwise. */
  reason: string;
  /** The path at which it is here; null for none. */
  path: string | null;
  /** Whether visitors find it there now: not a draft, for example, or what was deleted since. */
  isPublic: boolean;
  /** The id of the added page at that path; null for anything else. */
  pageId: string | null;
  /** Null for what is no article, and before the import. */
  ledger: ImportLedger | null;
};

/** An article of a file beside what it becomes. */
export type ImportComparison = {
  title: string;
  /** The text of the other system; the first 100,000 characters. */
  original: string;
  markdown: string;
  /** `markdown` as it is shown; safe HTML. */
  html: string;
  notes: ImportNote[];
};
