/** How often the server writes an archive of the site. */
export const EXPORT_PERIODS = ['off', 'weekly', 'monthly'] as const;
export type ExportPeriod = (typeof EXPORT_PERIODS)[number];

/** What staff choose. */
export type ExportChoice = {
  every: ExportPeriod;
  /** Whether subscribers and inquiries are in the archives. */
  hasPeople: boolean;
};

/** The schedule of exports, with its state. */
export type ExportSchedule = ExportChoice & {
  /** When the last attempt began, in ISO 8601; null before the first one since the choice. */
  startedAt: string | null;
  /** Why the last attempt failed, as a sentence; null when it did not. */
  problem: string | null;
};

/** An archive that the server has written on its schedule. */
export type ScheduledExport = { fileName: string; madeAt: string; bytes: number; hasPeople: boolean };

/** So many archives are kept, the newest. */
export const EXPORTS_KEPT = 3;

/** Archives with people are deleted after these days, also when no newer ones are written. */
export const PEOPLE_EXPORT_DAYS = 100;
