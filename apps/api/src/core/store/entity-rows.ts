import type { EntityFields, PersonalData } from '@tideline/domain/entity/entity-field';
import type { ColumnsOf, JsonText } from './tables/column-types.ts';

type Column<Fields extends EntityFields> = Fields[keyof Fields]['column'];

/** The entity of a row; columns named `is_…` become booleans, those named `…_json` what the text stands for. */
type Fetched<Fields extends EntityFields, Row> = {
  [Name in keyof Fields]: FetchedValue<Fields[Name]['column'], Row[Fields[Name]['column'] & keyof Row]>;
};

type FetchedValue<Name extends string, Value> = Name extends `is_${string}`
  ? boolean
  : Name extends `${string}_json`
    ? Value extends JsonText<infer Meant>
      ? Meant
      : never
    : Value;

/** The columns of an entity's fields, for `select`. */
export function columnsOf<Fields extends EntityFields>(fields: Fields): Column<Fields>[] {
  return Object.values(fields).map(({ column }) => column);
}

/** A subset of an entity's fields, by name. */
export function pickFields<Fields extends EntityFields, Name extends keyof Fields & string>(
  fields: Fields,
  names: readonly Name[],
): Pick<Fields, Name> {
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Fields, Name>;
}

/** Converts a row to its entity. */
export function toEntity<Fields extends EntityFields, Row extends Record<Column<Fields>, unknown>>(
  fields: Fields,
  row: Row,
): Fetched<Fields, Row> {
  const values = Object.entries(fields).map(([name, { column }]) => [name, fromColumn(column, row)]);
  return Object.fromEntries(values) as Fetched<Fields, Row>;
}

/** The personal fields of a row, for the export of a person's data. */
export function toPersonalData<Fields extends EntityFields, Row extends Record<Column<Fields>, unknown>>(
  fields: Fields,
  row: Row,
): PersonalData<Fetched<Fields, Row>, Fields> {
  const values = Object.entries(toEntity(fields, row)).filter(([name]) => fields[name]?.isPersonal !== false);
  return Object.fromEntries(values) as PersonalData<Fetched<Fields, Row>, Fields>;
}

/** Converts an entity to the columns of its table. */
export function toColumns<Fields extends EntityFields, Entity extends Record<keyof Fields, unknown>>(
  fields: Fields,
  entity: Entity,
): ColumnsOf<Fields, Entity> {
  const values = Object.entries(fields).map(([name, { column }]) => [column, toColumn(entity[name])]);
  return Object.fromEntries(values) as ColumnsOf<Fields, Entity>;
}

function fromColumn(column: string, row: Record<string, unknown>): unknown {
  if (column.endsWith('_json')) return JSON.parse(String(row[column]));
  return column.startsWith('is_') ? row[column] === 1 : row[column];
}

function toColumn(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return typeof value === 'boolean' ? Number(value) : value;
}
