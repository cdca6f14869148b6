import { globSync } from 'node:fs';
import { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { listProcedures } from '../../doors/rest/declared/list-procedures.ts';
import { namesItsField } from '../../testing/server/names-its-field.ts';
import { callAsStaff } from '../../testing/test-caller.ts';
import { openTestSqlite } from '../../testing/test-database.ts';
import { publicError } from './errors.ts';

type Shape = z.core.JSONSchema.BaseSchema;
type Issue = { path: string; message: string };

const DOMAIN = new URL('../../../../../packages/domain/src/', import.meta.url);
/** Whatever type a field has, most of these are of another one. */
const WRONG = [undefined, null, 7, true, 'wrong', {}, [], ['wrong']];

/** Each field of a schema, also those of its objects and lists, by its path. */
function fieldsOf(shape: Shape, path: string[] = []): string[][] {
  return [shape, ...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap((choice) => {
    const inside = Object.entries(choice.properties ?? {}).map(([name, field]) => [name, field] as const);
    const items = choice.items === undefined ? [] : [['0', choice.items] as const];
    return [...inside, ...items].flatMap(([name, field]) => {
      const at = [...path, name];
      return [at, ...fieldsOf(field as Shape, at)];
    });
  });
}

function inputWith([name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  return name === '0' ? [inputWith(rest, value)] : { [name]: inputWith(rest, value) };
}

/** What a caller learns about a refused input. */
function issuesOf(error: unknown): Issue[] {
  return publicError(error).issues ?? [];
}

test('a value of the wrong type is refused with a sentence that names its field, for every field of the domain', async () => {
  const found = new Set<string>();
  let refusals = 0;
  for (const file of globSync('**/*.schema.ts', { cwd: DOMAIN })) {
    const exported: object = await import(new URL(file, DOMAIN).href);
    for (const [name, schema] of Object.entries(exported)) {
      if (!(schema instanceof z.ZodType)) continue;
      const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      for (const path of fieldsOf(shape)) {
        for (const value of WRONG) {
          const { error: cause } = schema.safeParse(inputWith(path, value));
          const issues = issuesOf(new TRPCError({ code: 'BAD_REQUEST', cause }));
          refusals += issues.length;
          for (const issue of issues) if (!namesItsField(issue)) found.add(`${name}: ${issue.path}: ${issue.message}`);
        }
      }
    }
  }
  expect([...found].toSorted()).toEqual([]);
  expect(refusals).toBeGreaterThan(4_000);
});

test('so is a missing field of every procedure, and one of the wrong type', async () => {
  const { db, close } = await openTestSqlite();
  const found = new Set<string>();
  let refusals = 0;
  async function call(path: string, input: unknown): Promise<Issue[]> {
    const procedure = path.split('.').reduce<unknown>((part, name) => Reflect.get(Object(part), name), callAsStaff(db));
    try {
      await (procedure as (input: unknown) => Promise<unknown>)(input);
      return [];
    } catch (error) {
      const issues = issuesOf(error);
      refusals += issues.length;
      for (const issue of issues) if (!namesItsField(issue)) found.add(`${path}: ${issue.path}: ${issue.message}`);
      return issues;
    }
  }
  for (const { path } of listProcedures()) {
    for (const missing of await call(path, {})) {
      for (const value of WRONG) await call(path, inputWith(missing.path.split('.'), value));
    }
  }
  await close();
  expect([...found].toSorted()).toEqual([]);
  expect(refusals).toBeGreaterThan(1_000);
});
