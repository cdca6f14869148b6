/** A backup of the site, and its state. */
export type Backup = {
  id: string;
  startedAt: string;
  /** The name of its folder or file; empty if it could not be written. */
  fileName: string;
  /** Size of a packed backup, or of the database in another one. */
  bytes: number;
  rowCount: number;
  /** When it was proven: restored into a scratch folder and compared row by row; null if that failed or did not happen. */
  provenAt: string | null;
  /** Why it failed, in words; null if it did not. */
  problem: string | null;
  /** When the site was last found unchanged since this backup; null if it has changed or was not checked. */
  unchangedAt: string | null;
};

/** Beginning of a backup's `problem` when the database itself is damaged. */
export const DAMAGED_DATABASE = 'The database is damaged';

/** The state of backups for the staff area. */
export type BackupStatus = { latest: Backup | null; lastProven: Backup | null };

/** The occasion of a backup: its night, its hour, or a request. */
export type BackupOccasion = 'nightly' | 'hourly' | 'by hand';

/** A backup in the list of the staff area. */
export type ListedBackup = Backup & {
  occasion: BackupOccasion;
  /** Whether its file can be downloaded: it is packed, and on the answering server. */
  isDownloadable: boolean;
  /** The command that restores it, to be run on the server while the site is stopped; null when its files are missing. */
  restoreCommand: string | null;
};

/** Maximum number of listed backups; the newest are kept. */
export const LISTED_BACKUPS_MAX = 50;
