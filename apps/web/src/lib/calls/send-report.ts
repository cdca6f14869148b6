import { asksForPrivacy } from '../session/asks-for-privacy.ts';
import { findToken } from '../session/session.ts';
import type { ApiInputs } from './load-api.ts';

type Report = 'recordForm' | 'recordView';

/**
 * Reports an event to count, marked if it is by staff; nothing is sent for visitors who ask not to be tracked. A plain
 * request in tRPC's HTTP format (https://trpc.io/docs/rpc): the client would be a tenth of the first page's JavaScript.
 */
export function sendReport<Name extends Report>(name: Name, report: Omit<ApiInputs['stats'][Name], 'isStaff'>): void {
  if (asksForPrivacy() || globalThis.frameElement) return; // in a frame, staff edit the page
  fetch(`/trpc/stats.${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ json: { ...report, isStaff: findToken() !== null } }), // the envelope of superjson
    keepalive: true,
  })
    .then((answer) => answer.text()) // an unread response keeps the request open
    .catch(() => undefined); // a lost report is not the visitor's concern
}
