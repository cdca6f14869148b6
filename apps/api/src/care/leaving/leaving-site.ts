import type { Db } from '../../core/store/schema.ts';

/** What an export is made of. `origin` is the address of the site, without a slash at the end. */
export type LeavingSite = { db: Db; mediaDir: string; origin: string; now: string };
