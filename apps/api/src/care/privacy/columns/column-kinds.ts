import type { EntityFields } from '@tideline/domain/entity/entity-field';
import type { Database } from '../../../core/store/schema.ts';

/**
 * What a column says about a person.
 * - `exported`: the export of a person's data shows it.
 * - `signature`: the name of the member of staff who wrote the row. It outlives their account; where an old version put an
 *   address, the export counts it and an erasure replaces it.
 * - `derived`: a copy, a sort key or a hash of exported data, and shows nothing more.
 * - `secret`: a secret or the hash of one; never exported.
 * - `none`: nothing about a person.
 */
export type ColumnKind = 'exported' | 'signature' | 'derived' | 'secret' | 'none';

/**
 * What removes the personal data of a table: erasure of the person, removal of their account, the end of a period listed in
 * docs/privacy.md, or staff, who delete an author's profile on request. Null: the table has none.
 */
export type Removal = 'erasure' | 'account' | 'period' | 'staff' | null;

/** What the columns of a table hold. */
export type TableData<Table> = { removal: Removal; columns: { [Column in keyof Table]: ColumnKind } };

/** Every table of the database. */
export type PersonalTables = { [Table in keyof Database]: TableData<Database[Table]> };

/** The kinds of the columns of an entity. */
export function kindsOf<Fields extends EntityFields>(fields: Fields) {
  const kinds = Object.values(fields).map(({ column, isPersonal }) => [
    column,
    isPersonal === false ? 'none' : 'exported',
  ]);
  return Object.fromEntries(kinds) as { [Name in keyof Fields as Fields[Name]['column']]: ColumnKind };
}

/** Columns without personal data. */
export function none<Column extends string>(...columns: Column[]): Record<Column, 'none'> {
  return Object.fromEntries(columns.map((column) => [column, 'none'])) as Record<Column, 'none'>;
}

/** A table without personal data. */
export function nothing<Column extends string>(...columns: Column[]) {
  return { removal: null, columns: none(...columns) };
}
