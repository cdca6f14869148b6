import { z } from 'zod';
import type { EntityFields } from './entity-field.ts';

/** The schemas of what the API answers, by their name in the OpenAPI document. */
export const answerSchemas = z.registry<{ id: string }>();
const byId = new Map<string, z.ZodType>();

/**
 * Names the schema of an answer, so that the OpenAPI document describes it once.
 * @param id unique, in PascalCase
 * @throws Error if the name is taken
 */
export function named<Value>(id: string, schema: z.ZodType<Value>): z.ZodType<Value> {
  if (byId.has(id)) throw new Error(`There are two schemas with the name ${id}.`);
  byId.set(id, schema);
  answerSchemas.add(schema, { id });
  return schema;
}

/** The schema of this name. @throws Error if there is none */
export function namedSchema(id: string): z.ZodType {
  const schema = byId.get(id);
  if (!schema) throw new Error(`There is no schema ${id}.`);
  return schema;
}

/** A time in an answer. */
export const instantAnswer = z.iso.datetime().describe('ISO 8601 in UTC');
/** A number of things in an answer. */
export const countAnswer = z.int().min(0);
/** Marks sample data. */
export const isSampleAnswer = z.boolean().describe('Came with the sample data');

/** Schemas of an entity's fields as texts; the caller overwrites those of other types. */
export function textsOf<Fields extends EntityFields>(fields: Fields): { [Name in keyof Fields]: z.ZodString } {
  const texts = Object.entries(fields).map(([name, { input, isRequired }]) => {
    return [name, input && !isRequired ? z.string().describe('Empty when none was given') : z.string()];
  });
  return Object.fromEntries(texts) as { [Name in keyof Fields]: z.ZodString };
}
