import { isUnauthorized, SessionEnded } from '../text/error-message.ts';
import { isMidWork, waitForSignIn } from '../session/session-renewal.ts';
import { findToken } from '../session/session.ts';

/** The server refused a request that is no procedure call; `data` has the fields of a procedure's error. */
export class RequestRefused extends Error {
  override name = 'RequestRefused';
  readonly data: { code: string; needsPassword: boolean };

  constructor(message: string, data: RequestRefused['data']) {
    super(message);
    this.data = data;
  }
}

/**
 * Asks the server for what is no procedure's answer: a file. A session that ends in the middle of work is renewed as
 * for any other call.
 * @throws TypeError without an answer, RequestRefused with the server's sentence, SessionEnded
 */
export async function requestAsStaff(address: string, init: RequestInit = {}): Promise<Response> {
  const token = findToken();
  try {
    return await send(address, init);
  } catch (error) {
    if (!isUnauthorized(error) || !isMidWork()) throw error;
    if (!(await waitForSignIn(token))) throw new SessionEnded('Nobody signed in again.', { cause: error });
    return send(address, init);
  }
}

async function send(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, {
    ...init,
    headers: { ...(init.headers as Record<string, string> | undefined), Authorization: `Bearer ${findToken() ?? ''}` },
  });
  if (response.ok) return response;
  const code = CODES[response.status] ?? String(response.status);
  const { error, needsPassword } = await readFailure(response);
  throw new RequestRefused(error, { code, needsPassword });
}

/** How procedures name these failures. */
const CODES: Record<number, string> = { 401: 'UNAUTHORIZED', 403: 'FORBIDDEN', 404: 'NOT_FOUND', 409: 'CONFLICT' };

async function readFailure(response: Response): Promise<{ error: string; needsPassword: boolean }> {
  try {
    const answer: unknown = await response.json();
    if (typeof answer === 'object' && answer && 'error' in answer && typeof answer.error === 'string') {
      return { error: answer.error, needsPassword: 'needsPassword' in answer && answer.needsPassword === true };
    }
  } catch {
    // A page of a server in between: there is nothing in it to show.
  }
  return { error: `The server answered ${response.status}. Please try again.`, needsPassword: false };
}
