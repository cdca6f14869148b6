/** A backup of the site, and how far it got. */
export type Backup = {
  id: string;
  startedAt: string;
  /** The name of its folder or file; empty when it could not be written. */
  fileName: string;
  /** Of a packed backup, or of the database in another one. */
  bytes: number;
  rowCount: number;
  /** When it was restored into a scratch folder and compared row by row; null when that did not happen or failed. */
  provenAt: string | null;
  /** Why it failed, in words; null when it did not. */
  problem: string | null;
  /** When the site was last found unchanged since this backup; null when it has changed or was not checked. */
  unchangedAt: string | null;
};

/** How the `problem` of a backup begins that failed because the database itself is damaged. */
export const DAMAGED_DATABASE = 'The database is damaged';

/** What the staff area shows about backups. */
export type BackupStatus = { latest: Backup | null; lastProven: Backup | null };

/** Why a backup was made: its night, its hour, or because somebody asked for it. */
export type BackupOccasion = 'nightly' | 'hourly' | 'by hand';

/** A backup in the list of the staff area. */
export type ListedBackup = Backup & {
  occasion: BackupOccasion;
  /** Its file can be downloaded: it is packed, and on the server that answers. */
  isDownloadable: boolean;
  /** What restores it, to be run on the server with the site stopped; null when its files are not there. */
  restoreCommand: string | null;
};

/** The newest backups are listed, at most this many. */
export const LISTED_BACKUPS_MAX = 50;
