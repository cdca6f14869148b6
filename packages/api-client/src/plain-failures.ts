import type { Fetch } from './retry-fetch.ts';

const CODES: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  412: 'PRECONDITION_FAILED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** Converts refusals of the server itself and of REST, `{"error": "…"}`, to the form of those of procedures. */
export function readPlainFailures(fetch: Fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.ok) return response;
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    if (typeof body !== 'object' || body === null || !('error' in body) || typeof body.error !== 'string')
      return response;
    const { status, headers } = response;
    const { error: message, ...details } = body;
    const retryAfter = headers.get('retry-after');
    const data = {
      code: CODES[status] ?? 'INTERNAL_SERVER_ERROR',
      httpStatus: status,
      ...details,
      ...(retryAfter !== null && { retryAfterSeconds: Number(retryAfter) }),
    };
    const error = { json: { message, code: -32_000, data } };
    return new Response(JSON.stringify({ error }), { status, headers: { 'content-type': 'application/json' } });
  };
}
