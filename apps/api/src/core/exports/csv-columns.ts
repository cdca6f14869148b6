import type { EntityFields } from '@tideline/domain/entity/entity-field';

/**
 * The columns of an entity's CSV file: documented ones in documented order, then later fields in the order of the list, so
 * that columns never move.
 */
export function csvColumns<Fields extends EntityFields, Documented extends string>(
  fields: Fields,
  documented: readonly Documented[],
  leftOut: readonly (keyof Fields)[],
): (Documented | (keyof Fields & string))[] {
  const known = new Set<PropertyKey>([...documented, ...leftOut]);
  return [...documented, ...Object.keys(fields).filter((name) => !known.has(name))];
}
