import type { Answer, Ref, Schema } from '../document.ts';

/** The refusals of calls, by their status. */
export const REFUSALS = {
  400: 'Something in the input is refused; `issues` says what',
  401: 'The key or token is missing or not valid',
  403: 'The account may not do this; or, with `needsPassword`, the password was entered too long ago',
  404: 'There is no such thing',
  409: 'Someone else saved it after the version that was named, or a request with this `Idempotency-Key` is still running',
  412: 'It does not have the version that `If-Match` names',
  413: 'The body is larger than accepted',
  415: 'The body is not of the accepted type',
  422: 'The `Idempotency-Key` was sent with another request before',
  429: 'Too many calls; `Retry-After` says how many seconds to wait',
  500: 'Something went wrong on our side; `requestId` names it',
  503: 'The site is too busy; `Retry-After` says how many seconds to wait',
} as const;

/** The headers of every answer to a key, by their descriptions in the document. */
export const KEY_LIMITS = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
};

const RETRY_AFTER = { description: 'Seconds to wait', schema: { type: 'integer' } };

export type RefusedStatus = keyof typeof REFUSALS;

/** The description of each refusal, for `components.responses`. */
export function describeRefusals(): Record<string, Answer> {
  return Object.fromEntries(
    Object.entries(REFUSALS).map(([status, description]) => [
      nameOf(status),
      {
        description,
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/Failure' }, example: exampleOf(status) },
        },
        headers: { ...((status === '429' || status === '503') && { 'Retry-After': RETRY_AFTER }), ...KEY_LIMITS },
      },
    ]),
  );
}

/** References to the descriptions of these refusals; 500 is always among them. */
export function refusalsOf(statuses: readonly RefusedStatus[]): Record<string, Ref> {
  const all = [...new Set([...statuses, 500 as const])].toSorted((one, other) => one - other);
  return Object.fromEntries(
    all.map((status) => [status, { $ref: `#/components/responses/${nameOf(String(status))}` }]),
  );
}

function nameOf(status: string): string {
  return `Refused${status}`;
}

function exampleOf(status: string): object {
  if (status === '400') {
    const message = 'Email: please enter a valid address.';
    return { error: message, issues: [{ path: 'email', message }] };
  }
  if (status === '500')
    return { error: 'Something went wrong on our side. Please try again in a moment.', requestId: 'req-1' };
  return { error: REFUSALS[Number(status) as RefusedStatus].replace(/[;,].*/, '.').replace(/([^.])$/, '$1.') };
}

/** The body of every refusal and failure. */
export const FAILURE: Schema = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'One sentence a person can act on' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          path: { type: 'string', description: 'The field, with dots' },
          message: { type: 'string' },
        },
        required: ['path', 'message'],
      },
      description: 'What is wrong with which field; only when a field was refused',
    },
    needsCode: {
      type: 'boolean',
      enum: [true],
      description: 'The account asks for a code: sign in again with `code`',
    },
    needsPassword: {
      type: 'boolean',
      enum: [true],
      description: 'The password was entered too long ago: sign in again, and use the new token',
    },
    requestId: { type: 'string', description: 'Quote it when you contact us; only with status 500' },
  },
  required: ['error'],
};
