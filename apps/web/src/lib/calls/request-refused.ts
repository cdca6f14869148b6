/** The REST adapter refused a request; `data` has the fields of a procedure's error. */
export class RequestRefused extends Error {
  override name = 'RequestRefused';
  readonly data: { code: string; needsPassword: boolean };

  constructor(message: string, data: RequestRefused['data']) {
    super(message);
    this.data = data;
  }
}

/** The tRPC codes for the statuses that callers distinguish. */
const CODES: Record<number, string> = { 401: 'UNAUTHORIZED', 403: 'FORBIDDEN', 404: 'NOT_FOUND', 409: 'CONFLICT' };

/**
 * The error for a refused request.
 * @param body the parsed JSON; anything else (the page of a proxy) has no message to show
 */
export function toRequestRefused(
  status: number,
  body: unknown,
  sentence = `The server answered ${status}. Please try again.`,
): RequestRefused {
  const { error, needsPassword } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const code = CODES[status] ?? String(status);
  return new RequestRefused(typeof error === 'string' ? error : sentence, {
    code,
    needsPassword: needsPassword === true,
  });
}
