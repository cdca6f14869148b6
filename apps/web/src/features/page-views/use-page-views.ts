import { useEffect, useRef } from 'react';
import type { ApiInputs } from '../../lib/calls/load-api.ts';
import { findToken } from '../../lib/session/session.ts';

/**
 * Counts a view of `path`; staff are counted separately, visitors who ask not to be tracked are not counted. A plain
 * request in tRPC's HTTP format (https://trpc.io/docs/rpc): the client would be a tenth of the first page's JavaScript.
 */
export function countView(path: string): void {
  if (asksNotToBeCounted()) return;
  const view: ApiInputs['stats']['recordView'] = {
    path,
    referrer: document.referrer,
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
    countView(path);
  });
}

function asksNotToBeCounted(): boolean {
  const hasPrivacyControl = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return hasPrivacyControl || navigator.doNotTrack === '1';
}
