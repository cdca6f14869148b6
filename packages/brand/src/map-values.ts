/** An object with other values under the same names. */
export function mapValues<Name extends string>(
  values: Record<Name, string>,
  change: (value: string) => string,
): Record<Name, string> {
  return mapOf(Object.keys(values) as Name[], (name) => change(values[name]));
}

/** An object with a value for each name. */
export function mapOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}
