import type { Column, PostgresSchema, Rule } from './postgres-schema.ts';

/**
 * What a migrated schema takes from a program that was written for the one before, or refuses it: during an update the former
 * program still runs on it.
 * @param retired `table` or `table.column` that the former program no longer uses
 * @returns a sentence for each
 */
export function findBreaks(before: PostgresSchema, after: PostgresSchema, retired: readonly string[]): string[] {
  const isUsed = ({ table, name }: Column) => !retired.includes(table) && !retired.includes(`${table}.${name}`);
  const oldTables = new Set(before.columns.map(({ table }) => table));
  const oldColumns = new Map(before.columns.filter(isUsed).map((column) => [nameOf(column), column]));
  const newColumns = new Map(after.columns.map((column) => [nameOf(column), column]));
  const oldRules = before.rules.map(textOf);
  return [
    ...[...oldColumns].flatMap(([name, column]) => compareColumn(name, column, newColumns.get(name))),
    ...[...newColumns]
      .filter(([name, { table }]) => oldTables.has(table) && !retired.includes(table) && !oldColumns.has(name))
      .filter(([, { isNullable, hasValue }]) => !isNullable && !hasValue)
      .map(([name]) => `${name} is required, but the former program does not write it: give it a default.`),
    ...after.rules
      .filter(({ table, columns }) => columns.some((name) => oldColumns.has(`${table}.${name}`)))
      .filter((rule) => !oldRules.includes(textOf(rule)) && !before.rules.some((old) => isWider(rule, old)))
      .map((rule) => `${textOf(rule)} is new: it may refuse what the former program writes.`),
  ];
}

function compareColumn(name: string, old: Column, now: Column | undefined): string[] {
  if (now === undefined) return [`${name} is gone, but the former program uses it: drop it in the next release.`];
  if (now.type !== old.type) return [`${name} was ${old.type} and is ${now.type}.`];
  if (!now.isNullable && old.isNullable) return [`${name} may no longer be null.`];
  return !now.isNullable && old.hasValue && !now.hasValue ? [`${name} has no default any more.`] : [];
}

/** Whether a rule only allows more values of the same list. */
function isWider(rule: Rule, old: Rule): boolean {
  const allowed = new Set(valuesOf(rule));
  return (
    rule.table === old.table && frameOf(rule) === frameOf(old) && valuesOf(old).every((value) => allowed.has(value))
  );
}

function frameOf({ definition }: Rule): string {
  return definition.replace(/ARRAY\[.*\]/, '');
}

function valuesOf({ definition }: Rule): string[] {
  return [...definition.matchAll(/'[^']*'/g)].map(([value]) => value);
}

function nameOf({ table, name }: Column): string {
  return `${table}.${name}`;
}

function textOf({ table, definition }: Rule): string {
  return `${table}: ${definition}`;
}
