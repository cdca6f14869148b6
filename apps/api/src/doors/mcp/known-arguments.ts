import type { z } from 'zod';
import { TRPCError } from '@trpc/server';
import { toInputJsonSchema, type JsonSchema } from '../rest/declared/json-schema.ts';

/** The JSON schema of a tool's input, without further arguments at any level. */
export function describeArguments(input: z.ZodObject): JsonSchema & { type: 'object' } {
  return { ...withoutOthers(toInputJsonSchema(input)), type: 'object' };
}

/**
 * Refuses an argument that the schema does not describe, so that a wrong name does not mean "without a filter".
 * @throws TRPCError BAD_REQUEST that names it and the known ones
 */
export function refuseUnknownArguments(schema: JsonSchema, value: unknown, path = ''): void {
  const { properties } = schema as { properties?: Record<string, JsonSchema> };
  if (properties === undefined || typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!Object.hasOwn(properties, name)) throw unknownArgument(`${path}${name}`, path, Object.keys(properties));
    refuseUnknownArguments(properties[name] ?? {}, inner, `${path}${name}.`);
  }
}

function unknownArgument(name: string, path: string, known: readonly string[]): TRPCError {
  const there = known.map((one) => path + one).join(', ');
  const message = `There is no argument ${name.slice(0, 100)}. ${there ? `There are: ${there}.` : 'There are none.'}`;
  return new TRPCError({ code: 'BAD_REQUEST', message });
}

function withoutOthers(schema: JsonSchema): JsonSchema {
  const { properties } = schema as { properties?: Record<string, JsonSchema> };
  if (properties === undefined) return schema;
  const inner = Object.entries(properties).map(([name, property]) => [name, withoutOthers(property)]);
  return { ...schema, properties: Object.fromEntries(inner), additionalProperties: false };
}
