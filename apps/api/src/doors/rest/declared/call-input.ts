import type { FastifyRequest } from 'fastify';
import type { Call } from '../../../core/rpc/call.ts';
import { expectedTag } from '../conditions/tags.ts';
import { type ObjectSchema, partsOf } from './call-parts.ts';

type Fields = Record<string, unknown>;

/** Reads the input of a call from a request: the names in its path, the parameters of its address, and its body. */
export function inputReader(call: Call, parts = partsOf(call)): (request: FastifyRequest) => unknown {
  if (!call.input) return () => undefined;
  const { path: named, query, body, changes, isConditional } = parts;
  const { idField = 'id' } = call;
  return (request) => {
    const { id, ...path } = request.params as Fields;
    const inPath = { ...typed(path, named), ...(id !== undefined && { [idField]: id }) };
    const given = { ...typed(request.query as Fields, query), ...inPath };
    const condition = isConditional ? { expectedTag: expectedTag(request) } : {};
    if (body === null) return { ...given, ...condition };
    // Anything else than an object is refused by the procedure, which says what is wrong.
    if (!isObject(request.body)) return Object.keys(given).length === 0 ? request.body : given;
    return { ...wrapChanges(request.body, changes), ...given, ...condition };
  };
}

/** Puts the changes among the fields of a body where the procedure expects them. */
function wrapChanges(body: Fields, changes: readonly string[]): Fields {
  if (changes.length === 0) return body;
  const entries = Object.entries(body);
  return {
    ...Object.fromEntries(entries.filter(([name]) => !changes.includes(name))),
    changes: Object.fromEntries(entries.filter(([name]) => changes.includes(name))),
  };
}

/** Known parameters with the types of their fields, since they arrive as texts. The procedure refuses what does not fit. */
function typed(query: Fields, { properties }: ObjectSchema): Fields {
  const known = Object.entries(query).filter(([name]) => name in properties);
  return Object.fromEntries(known.map(([name, value]) => [name, toType(value, [properties[name]?.['type']].flat())]));
}

function toType(value: unknown, types: readonly unknown[]): unknown {
  if (typeof value !== 'string') return value;
  if (types.includes('array')) return value.split(',');
  if (types.includes('boolean') && (value === 'true' || value === 'false')) return value === 'true';
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(?:\.\d+)?$/.test(value)) return Number(value);
  return value;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
