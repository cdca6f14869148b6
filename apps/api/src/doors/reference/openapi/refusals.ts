/** The refusals of calls, by their status. */
export const REFUSALS = {
  400: 'Something in the input is refused; `issues` says what',
  401: 'The key or token is missing or not valid',
  403: 'The account may not do this; or, with `needsPassword`, the password was given too long ago',
  404: 'There is no such thing',
  409: 'Somebody else has saved it since the version that was named, or a request with this `Idempotency-Key` still runs',
  412: 'It does not have the version that `If-Match` names',
  413: 'The body is larger than accepted',
  415: 'The body is not of the accepted type',
  422: 'The `Idempotency-Key` was sent with another request before',
  429: 'Too many calls; `Retry-After` says how many seconds to wait',
  500: 'Something went wrong on our side; `requestId` names it',
  503: 'Too much is going on; `Retry-After` says how many seconds to wait',
} as const;

export type RefusedStatus = keyof typeof REFUSALS;

/** The description of each refusal, for `components.responses`. */
export function describeRefusals(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(REFUSALS).map(([status, description]) => [
      nameOf(status),
      {
        description,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' }, example: exampleOf(status) } },
        ...((status === '429' || status === '503') && {
          headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
        }),
      },
    ]),
  );
}

/** References to the descriptions of these refusals; 500 is always among them. */
export function refusalsOf(statuses: readonly RefusedStatus[]): Record<string, object> {
  const all = [...new Set([...statuses, 500 as const])].toSorted((one, other) => one - other);
  return Object.fromEntries(all.map((status) => [status, { $ref: `#/components/responses/${nameOf(String(status))}` }]));
}

function nameOf(status: string): string {
  return `Refused${status}`;
}

function exampleOf(status: string): object {
  if (status === '400') {
    const message = 'Email: please enter a valid address.';
    return { error: message, issues: [{ path: 'email', message }] };
  }
  if (status === '500') return { error: 'Something went wrong on our side. Please try again in a moment.', requestId: 'req-1' };
  return { error: REFUSALS[Number(status) as RefusedStatus].replace(/[;,].*/, '.').replace(/([^.])$/, '$1.') };
}
