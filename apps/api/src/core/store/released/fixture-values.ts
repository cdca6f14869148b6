import type { Insertable } from 'kysely';
import type { Database } from '../schema.ts';

/** Tables filled by triggers or by the program itself. */
type DerivedTable = 'post_counts' | 'page_view_days' | 'page_view_months' | 'content_version' | 'schema_version';
/** A row of the release, without columns that were added later. */
type RowOf<Table extends keyof Database> = Partial<Insertable<Database[Table]>>;
/** At least one row for each of these tables. */
export type RowsOf<Table extends keyof Database> = { [Name in Table]: [RowOf<Name>, ...RowOf<Name>[]] };
export type StoredTable = Exclude<keyof Database, DerivedTable>;

export const [EARLIER, NOW, LATER] = [
  '2026-11-01T08:00:00.000Z',
  '2026-11-20T17:30:00.000Z',
  '2026-12-24T09:00:00.000Z',
];
/** The hash of the password `a heron waits on the pier`. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$MVddjlvbHuhX0mMJfRVuRw$Yum/4IKcztd4dOUBFcAG6/RpeShDZVteAhA20nOsEN8';

/** Something like a SHA-256 in hex. */
export function fakeHash(digit: string): string {
  return digit.repeat(64);
}
