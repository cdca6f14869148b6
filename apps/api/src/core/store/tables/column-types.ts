import type { EntityFields } from '@tideline/domain/entity/entity-field';

/** 1 or 0: no boolean type works with both drivers. */
export type Flag = 0 | 1;

/** Instants are ISO 8601 text in UTC with milliseconds, so that they sort as text on both databases. */
export type Instant = string;

/** JSON of a value, in a column named `…_json`. */
export type JsonText<Value> = string & { readonly meant?: Value };

/** The columns of an entity's fields. */
export type ColumnsOf<Fields extends EntityFields, Entity> = {
  [Name in keyof Fields as Fields[Name]['column']]: Fields[Name]['column'] extends `is_${string}`
    ? Flag
    : Fields[Name]['column'] extends `${string}_json`
      ? JsonText<Entity[Name & keyof Entity]>
      : Entity[Name & keyof Entity];
};
