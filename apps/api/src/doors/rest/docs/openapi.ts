import type { FastifySchema } from 'fastify';
import type { AnswerName } from '../answers.ts';
import type { JsonSchema } from './json-schema.ts';

/** Describes an answer with a documented entity as its body, or a list of them. */
export function answer(name: AnswerName, description: string, headers?: Record<string, string>): JsonSchema {
  return { ...body({ $ref: `${name}#` }, description), ...documentedHeaders(headers) };
}

/** The same for a list. */
export function listAnswer(name: AnswerName, description: string, headers?: Record<string, string>): JsonSchema {
  return { ...body({ type: 'array', items: { $ref: `${name}#` } }, description), ...documentedHeaders(headers) };
}

/** Describes an answer without a body. */
export function emptyAnswer(description: string, headers?: Record<string, string>): JsonSchema {
  return { type: 'null', description, ...documentedHeaders(headers) };
}

/** Describes an answer that is a file. */
export function fileAnswer(type: string, description: string): JsonSchema {
  return { description, content: { [type]: { schema: { type: 'string' } } } };
}

const FAILURES = {
  400: 'Something in the input is refused; `issues` says what',
  401: 'No valid bearer token',
  403: 'The account may not do this; or, with `needsPassword`, the password was given too long ago',
  404: 'There is no such thing',
  409: 'Somebody else has saved it since the version that was named, or a request with this `Idempotency-Key` still runs',
  412: 'It does not have the version that `If-Match` names',
  413: 'The body is larger than accepted',
  415: 'The body is not JSON',
  422: 'The `Idempotency-Key` was sent with another request before',
  429: 'Too many attempts; `Retry-After` says how many seconds to wait',
  500: 'Something went wrong on our side; `requestId` names it',
  503: 'Too much is going on; `Retry-After` says how many seconds to wait',
} as const;

/** Describes the error responses of a route; 500 is always included. */
export function failures(...statuses: (keyof typeof FAILURES)[]): Record<string, JsonSchema> {
  const all = [...statuses, 500 as const];
  return Object.fromEntries(
    all.map((status) => [
      status,
      {
        ...body({ $ref: 'Failure#' }, FAILURES[status]),
        ...((status === 429 || status === 503) && documentedHeaders({ 'Retry-After': 'Seconds to wait' })),
      },
    ]),
  );
}

/** Adds the idempotency key to the description of a write. */
export function withIdempotencyKey(schema: FastifySchema): FastifySchema {
  return {
    ...schema,
    headers: headers({
      ...((schema.headers as JsonSchema | undefined)?.['properties'] as object),
      'Idempotency-Key': IDEMPOTENCY_KEY,
    }),
    response: { ...failures(409, 422), ...(schema.response as object) },
  };
}

function headers(properties: object): JsonSchema {
  return { type: 'object', properties };
}

/** Header of conditional reads: no body if the caller has the answer already. */
export const IF_NONE_MATCH = headers({
  'If-None-Match': {
    type: 'string',
    description: 'The `ETag` that the caller has: 304 when it is still the current one',
  },
});
/** Header of conditional writes: refused if somebody else has written since. */
export const IF_MATCH = headers({
  'If-Match': { type: 'string', description: 'The `ETag` that was read: 412 when there is another one since' },
});

const IDEMPOTENCY_KEY = {
  type: 'string',
  maxLength: 255,
  description:
    'Makes it safe to repeat the request: with the same key it runs once, and its answer is repeated for a day, with `Idempotency-Replayed: true`',
};

/** Marks a route that requires a bearer token. */
export const BEARER: { security: Requirement[] } = { security: [{ bearer: [] }] };
/** Marks a route that also works without a token. */
export const OPTIONAL_BEARER: { security: Requirement[] } = { security: [{}, { bearer: [] }] };

type Requirement = Record<string, string[]>;

function body(schema: JsonSchema, description: string): JsonSchema {
  return { description, content: { 'application/json': { schema } } };
}

/** Describes the headers of an answer. */
export function documentedHeaders(headers: Record<string, string> | undefined): JsonSchema {
  if (!headers || Object.keys(headers).length === 0) return {};
  const entries = Object.entries(headers).map(([name, description]) => [name, { type: 'string', description }]);
  return { headers: Object.fromEntries(entries) };
}
