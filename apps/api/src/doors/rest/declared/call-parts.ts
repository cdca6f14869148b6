import { z } from 'zod';
import type { Call } from '../../../core/rpc/call.ts';
import { FIELDS, FIELDS_PARAMETER } from './chosen-fields.ts';
import { toInputJsonSchema, type JsonSchema } from './json-schema.ts';
import { splitPath } from './split-path.ts';

/** Fields of inputs that the adapter sets, not the caller. */
const SET_HERE = ['expectedTag', 'expectedIdentity', 'until', 'isAutosave'];
/** Changes are fields of the body, beside the fields that say what is changed under which condition. */
const CHANGES = 'changes';

/** The schema of an object in a part of a request. */
export type ObjectSchema = JsonSchema & { properties: Record<string, JsonSchema>; required?: string[] };

/** Which part of a request has which fields of a call's input. */
export type CallParts = {
  /** By their names in the path. */
  path: ObjectSchema;
  query: ObjectSchema;
  /** Null for a call without a body, or with a file as its body. */
  body: ObjectSchema | null;
  /** The fields of `changes`, which the body has itself; empty without them. */
  changes: readonly string[];
  /** It takes `If-Match`. */
  isConditional: boolean;
};

/** Divides the input of a call. */
export function partsOf(call: Call): CallParts {
  const { method, names } = splitPath(call);
  const { idField = 'id' } = call;
  const whole = call.input ? toObjectSchema(call.input) : emptyObject();
  const isInPath = (name: string) => (name === idField ? names.includes('id') : name !== 'id' && names.includes(name));
  const path = pick(whole, isInPath, idField);
  const others = pick(whole, (name) => !isInPath(name) && isGiven(name, whole.properties[name]));
  const isConditional = 'expectedTag' in whole.properties || 'expectedIdentity' in whole.properties;
  if (method === 'GET' || method === 'DELETE') {
    const query = call.query ? toObjectSchema(call.query) : others;
    return { path, query: method === 'GET' ? withFields(query, call) : query, body: null, changes: [], isConditional };
  }
  const query = call.query ? toObjectSchema(call.query) : emptyObject();
  if (call.file) return { path, query, body: null, changes: [], isConditional };
  const inBody = pick(others, (name) => !(name in query.properties));
  const { body, changes } = unwrapChanges(call.body ? toObjectSchema(call.body) : inBody);
  return { path, query, body: Object.keys(body.properties).length > 0 ? body : null, changes, isConditional };
}

/** Whether programs give a field of an input. @param described what its schema says about it */
export function isGiven(name: string, described: JsonSchema = {}): boolean {
  return !SET_HERE.includes(name) && described['isInternal'] !== true;
}

/** Adds the parameter that limits the answer to some of its fields. */
function withFields(query: ObjectSchema, { answer: { form, schema } }: Call): ObjectSchema {
  const properties = { ...query.properties };
  if (form === 'whole-list' && properties['limit']) {
    const { default: _default, ...limit } = properties['limit'];
    properties['limit'] = limit; // without it, the list is answered whole
  }
  return schema instanceof z.ZodObject
    ? { ...query, properties: { ...properties, [FIELDS]: FIELDS_PARAMETER } }
    : { ...query, properties };
}

function toObjectSchema(schema: z.ZodType): ObjectSchema {
  return { ...emptyObject(), ...toInputJsonSchema(schema) };
}

function emptyObject(): ObjectSchema {
  return { type: 'object', properties: {} };
}

/** The part of an object's schema with some of its properties. @param renamed is called `id` in the path */
function pick(schema: ObjectSchema, isWanted: (name: string) => boolean, renamed = ''): ObjectSchema {
  const named = (name: string) => (name === renamed ? 'id' : name);
  const properties = Object.entries(schema.properties).filter(([name]) => isWanted(name));
  const required = (schema.required ?? []).filter(isWanted).map(named);
  return {
    type: 'object',
    properties: Object.fromEntries(properties.map(([name, property]) => [named(name), property])),
    ...(required.length > 0 && { required }),
  };
}

function unwrapChanges(body: ObjectSchema): { body: ObjectSchema; changes: readonly string[] } {
  const { [CHANGES]: changes, ...others } = body.properties;
  if (changes?.['type'] !== 'object') return { body, changes: [] };
  const { properties } = changes as ObjectSchema;
  const required = (body.required ?? []).filter((name) => name !== CHANGES);
  return {
    body: { type: 'object', properties: { ...properties, ...others }, ...(required.length > 0 && { required }) },
    changes: Object.keys(properties),
  };
}
