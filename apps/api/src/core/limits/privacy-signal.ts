import type { IncomingHttpHeaders } from 'node:http';

/** Whether a browser sends Global Privacy Control or Do Not Track. */
export function asksForPrivacy(headers: IncomingHttpHeaders): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1';
}
