import type { Answer } from '../../core/rpc/answers.ts';
import { toInputJsonSchema, type JsonSchema } from '../rest/declared/json-schema.ts';
import type { Tool } from './tool.ts';

/** The protocol wants an object. */
type ObjectSchema = JsonSchema & { type: 'object' };

const PAGE = { nextCursor: { type: ['string', 'null'] }, total: { type: 'integer', minimum: 0 } };

/** The JSON schema of what a tool answers; null if its procedure declares no object and no list. */
export function describeAnswer({ procedures, answer, adds }: Tool): ObjectSchema | null {
  if (answer) return toObjectSchema(toInputJsonSchema(answer));
  const [only, another] = procedures;
  const declared = another ? undefined : only?.meta.call?.answer;
  const schema = declared ? describeDeclared(declared) : null;
  return schema && adds ? merge(schema, toInputJsonSchema(adds)) : schema;
}

function describeDeclared({ form, schema, isMade }: Answer<unknown>): ObjectSchema | null {
  if (schema === null || isMade) return null;
  // As of an input: fields that the schema does not name are allowed.
  const one = toInputJsonSchema(schema);
  if (form === 'json') return toObjectSchema(one);
  const properties = { items: { type: 'array', items: one }, ...(form !== 'list' && PAGE) };
  return { type: 'object', properties, required: Object.keys(properties) };
}

function toObjectSchema(schema: JsonSchema): ObjectSchema | null {
  return schema['type'] === 'object' ? { ...schema, type: 'object' } : null;
}

function merge(schema: ObjectSchema, more: JsonSchema): ObjectSchema {
  return {
    ...schema,
    properties: { ...(schema['properties'] as object), ...(more['properties'] as object) },
    required: [...namesIn(schema), ...namesIn(more)],
  };
}

function namesIn({ required }: JsonSchema): string[] {
  return (required as string[] | undefined) ?? [];
}
