import { useEffect, useRef } from 'react';
import type { ApiInputs } from '../../lib/calls/load-api.ts';
import { takeArrival } from '../../lib/page-start/issue-link.ts';
import { asksForPrivacy } from '../../lib/session/asks-for-privacy.ts';
import { findToken } from '../../lib/session/session.ts';

/**
 * Counts a view of `path`; staff are counted separately, visitors who ask not to be tracked are not counted. A plain
 * request in tRPC's HTTP format (https://trpc.io/docs/rpc): the client would be a tenth of the first page's JavaScript.
 * @param issue the newsletter issue whose link led here
 */
export function countView(path: string, issue?: string): void {
  if (asksForPrivacy()) return;
  // A mail program may open a link where nobody sees it.
  if (issue !== undefined && document.hidden) {
    return document.addEventListener('visibilitychange', () => countView(path, issue), { once: true });
  }
  const view: ApiInputs['stats']['recordView'] = {
    path,
    referrer: document.referrer,
    issue,
    isStaff: findToken() !== null,
  };
  fetch('/trpc/stats.recordView', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ json: view }), // the envelope of superjson
    keepalive: true,
  })
    .then((answer) => answer.text()) // an answer that is not read stays an open request
    .catch(() => undefined); // a lost view is not the visitor's concern
}

/** Counts a view each time the path changes. */
export function usePageViews(path: string): void {
  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (counted.current === path) return;
    counted.current = path;
    countView(path, takeArrival());
  });
}
