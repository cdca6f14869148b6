import superjson, { type SuperJSONResult } from 'superjson';

/**
 * superjson, which leaves JSON as it is: to find out that a post needs none of its annotations takes it as long as the
 * query for the post. The answer is the same, letter by letter.
 */
export const transformer = {
  serialize: (value: unknown): SuperJSONResult =>
    isJson(value, new Set()) ? { json: value as SuperJSONResult['json'] } : superjson.serialize(value),
  deserialize: (packed: SuperJSONResult): unknown => superjson.deserialize(packed),
};

/** Names that superjson refuses to send. */
const REFUSED = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a value comes back from `JSON.parse` just as it is, and holds no object twice. */
function isJson(value: unknown, seen: Set<object>): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0);
    case 'object':
      return value === null || isJsonObject(value, seen);
    default:
      return false;
  }
}

function isJsonObject(value: object, seen: Set<object>): boolean {
  if (seen.has(value)) return false; // superjson says which places hold the same
  seen.add(value);
  if (Array.isArray(value)) return value.every((item) => isJson(item, seen)) && !hasHoles(value);
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.entries(value).every(([name, part]) => !REFUSED.has(name) && isJson(part, seen));
}

/** `every` passes them over. */
function hasHoles(list: readonly unknown[]): boolean {
  return Object.keys(list).length !== list.length;
}
