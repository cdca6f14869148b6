import type { ExportPeriod } from '@tideline/domain/moving/scheduled-export';
import type { Flag, Instant } from './column-types.ts';

/** When the server exports the site automatically. The archives are in a folder; see `exportFolder`. */
export interface ExportScheduleTable {
  /** Always 1: there is one row. */
  id: number;
  every: ExportPeriod;
  is_with_people: Flag;
  /** When the last attempt began, which is also its claim; null before the first one since the choice. */
  started_at: Instant | null;
  /** The start of the last attempt that succeeded since the choice. */
  made_at: Instant | null;
  /** Why the last attempt failed, as a sentence. */
  problem: string | null;
  updated_at: Instant;
}
