import { STAFF, type Server } from './servers.ts';

/** What a call sends: `json` as it is said, `file` as bytes. */
type Sent = { method?: 'GET' | 'POST'; token?: string; json?: object; file?: Buffer };

/** Signs in at a site as its first account. */
export function signIn({ origin }: Pick<Server, 'origin'>): Promise<{ token: string; user: object }> {
  return callSite(`${origin}/api/auth/login`, { method: 'POST', json: STAFF });
}

/** Calls a path of the REST API. @throws Error with the answer of a refused call */
export async function callSite<Answer>(url: string, { method = 'GET', token, json, file }: Sent): Promise<Answer> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...((json || file) && { 'content-type': json ? 'application/json' : 'application/octet-stream' }),
  };
  const body = file ? new Uint8Array(file) : JSON.stringify(json);
  const response = await fetch(url, { method, headers, body });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
