import type { EntityFields } from '@tideline/domain/entity/entity-field';

/**
 * The columns of an entity's CSV file: the documented ones in their documented order, then every field that was added
 * to the list since, so that the place of a column never changes.
 */
export function csvColumns<Fields extends EntityFields, Documented extends string>(
  fields: Fields,
  documented: readonly Documented[],
  leftOut: readonly (keyof Fields)[],
): (Documented | (keyof Fields & string))[] {
  const known = new Set<PropertyKey>([...documented, ...leftOut]);
  return [...documented, ...Object.keys(fields).filter((name) => !known.has(name))];
}
