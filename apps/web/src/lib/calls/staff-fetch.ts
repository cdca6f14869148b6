import { sendWithSession, staffToken } from './session-renewal.ts';
import { toRequestRefused } from './request-refused.ts';

/** Signing in and out cannot be continued by signing in again. */
const SIGN_IN_OR_OUT = /\/auth\.log(?:in|out)\b/;

/** `fetch` with the staff's token; renews a session that has ended. */
export function staffFetch(address: string, init: RequestInit = {}): Promise<Response> {
  function send(token: string | null) {
    const headers = new Headers(init.headers);
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    return fetch(address, { ...init, headers });
  }
  return SIGN_IN_OR_OUT.test(address) ? send(staffToken()) : sendWithSession(send);
}

/**
 * A request to the REST adapter, for files.
 * @throws TypeError without an answer, RequestRefused with the server's sentence, SessionEnded
 */
export async function requestAsStaff(address: string, init?: RequestInit): Promise<Response> {
  const response = await staffFetch(address, init);
  if (response.ok) return response;
  throw toRequestRefused(response.status, await response.json().catch(() => null));
}
