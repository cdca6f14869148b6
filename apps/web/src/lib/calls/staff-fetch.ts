import { sendWithSession, staffToken } from './session-renewal.ts';
import { toRequestRefused } from './request-refused.ts';

/** `fetch` with the staff's token; renews a session that has ended. */
export function staffFetch(address: string, init?: RequestInit): Promise<Response> {
  const isRead = (init?.method ?? 'GET') === 'GET';
  return sendWithSession((token) => fetchWithToken(address, init, token), { isRead });
}

/** The same without renewal: sign-in and sign-out must not wait for a sign-in. */
export function fetchWithToken(
  address: string,
  init: RequestInit = {},
  token: string | null = staffToken(),
): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  return fetch(address, { ...init, headers });
}

/**
 * A request to the REST adapter, for files.
 * @throws TypeError without an answer, RequestRefused with the server's message, SessionEnded
 */
export async function requestAsStaff(address: string, init?: RequestInit): Promise<Response> {
  const response = await staffFetch(address, init);
  if (response.ok) return response;
  throw toRequestRefused(response.status, await response.json().catch(() => null));
}
