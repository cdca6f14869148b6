import { z } from 'zod';
import { answerSchemas } from '@tideline/domain/entity/answer-schema';

export type JsonSchema = Record<string, unknown>;

/** Describes the input of a zod schema, for readers and to know the types of its fields: it validates nothing. */
export function toInputJsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _version, ...jsonSchema } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      listConstant(jsonSchema);
      joinNull(jsonSchema);
      nameProperties(jsonSchema);
      // `z.preprocess` accepts anything in theory; readers want the schema behind it.
      if (
        zodSchema instanceof z.ZodPipe &&
        zodSchema.in instanceof z.ZodTransform &&
        zodSchema.out instanceof z.ZodType
      ) {
        Object.assign(jsonSchema, toInputJsonSchema(zodSchema.out));
      }
      if (jsonSchema.pattern === z.regexes.html5Email.source) {
        delete jsonSchema.pattern;
        jsonSchema.format = 'email';
      }
      dropTimePattern(jsonSchema);
      if (zodSchema instanceof z.ZodObject) {
        const required = Object.entries(zodSchema.shape).filter(([, field]) => !isOptional(field));
        jsonSchema.required = required.map(([name]) => name);
        if (required.length === 0) delete jsonSchema.required;
      }
    },
  });
  return jsonSchema;
}

/**
 * Every named schema of an answer, by its name.
 * @param toReference the address by which one schema names another within it
 */
export function listNamedSchemas(toReference: (name: string) => string): [name: string, schema: JsonSchema][] {
  const { schemas } = z.toJSONSchema(answerSchemas, { override, uri: toReference });
  return Object.entries(schemas).map(([name, { $schema: _version, $id: _id, ...schema }]) => [name, schema]);
}

function override({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  listConstant(jsonSchema);
  joinNull(jsonSchema);
  nameProperties(jsonSchema);
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum']; // meaningless to readers
  dropTimePattern(jsonSchema);
}

/** Writes "this type or null" as one schema with two types, which client generators handle best. */
function joinNull(jsonSchema: JsonSchema): void {
  const { anyOf, ...others } = jsonSchema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return;
  const [kind, nothing] = anyOf as JsonSchema[];
  if (nothing?.['type'] !== 'null' || typeof kind?.['type'] !== 'string') return;
  delete jsonSchema['anyOf'];
  const values = Array.isArray(kind['enum']) && { enum: [...(kind['enum'] as unknown[]), null] };
  Object.assign(jsonSchema, kind, others, { type: [kind['type'], 'null'], ...values });
}

/** Writes a constant as the only value of a list, which client generators of 3.0 know. */
function listConstant(jsonSchema: JsonSchema): void {
  if (!('const' in jsonSchema)) return;
  jsonSchema['enum'] = [jsonSchema['const']];
  delete jsonSchema['const'];
}

/** Writes a record of known names as an object with these fields. */
function nameProperties(jsonSchema: JsonSchema): void {
  const { propertyNames, additionalProperties, required } = jsonSchema;
  const { enum: names } = (propertyNames ?? {}) as { enum?: string[] };
  if (!names || !Array.isArray(required)) return;
  delete jsonSchema['propertyNames'];
  jsonSchema['properties'] = Object.fromEntries(names.map((name) => [name, additionalProperties]));
  jsonSchema['additionalProperties'] = false;
}

/** The format describes a date or time fully, and client generators fail on the pattern. */
function dropTimePattern(jsonSchema: JsonSchema): void {
  if (jsonSchema['format'] === 'date-time' || jsonSchema['format'] === 'date') delete jsonSchema['pattern'];
}

function isOptional(field: unknown): boolean {
  return field instanceof z.ZodType && field.safeParse(undefined).success;
}

/** The name of the schema of an answer. @throws Error if it was not made with `named` */
export function answerNameOf(schema: z.ZodType): string {
  const known = answerSchemas.get(schema);
  if (!known) throw new Error('The schema of an answer must be made with `named`.');
  return known.id;
}
