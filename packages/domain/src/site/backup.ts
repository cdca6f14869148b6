/** One file with the whole site, and what is known of it. */
export type Backup = {
  id: string;
  startedAt: string;
  /** Empty when it could not be written. */
  fileName: string;
  bytes: number;
  rowCount: number;
  /** When it was restored into a scratch place and compared row by row; null when that did not happen or failed. */
  provenAt: string | null;
  /** Why it failed, in words; null when it did not. */
  problem: string | null;
  /** The whole backup in which most of its pictures are; null when it is whole itself. */
  baseName: string | null;
  /** When the site was last found to hold just what is in it; null when it was not looked at since, or has changed. */
  unchangedAt: string | null;
};

/** What the staff area says about backups. */
export type BackupStatus = { latest: Backup | null; lastProven: Backup | null };
