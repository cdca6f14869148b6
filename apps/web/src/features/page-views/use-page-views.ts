import { useEffect, useRef } from 'react';
import { sendReport } from '../../lib/calls/send-report.ts';
import { takeArrival } from '../../lib/page-start/issue-link.ts';

/**
 * Counts a view of `path`.
 * @param issue the newsletter issue whose link led here
 */
export function countView(path: string, issue?: string): void {
  // A mail program may load a link in a page that is never shown.
  if (issue !== undefined && document.hidden) {
    return document.addEventListener('visibilitychange', () => countView(path, issue), { once: true });
  }
  sendReport('recordView', { path, referrer: document.referrer, issue });
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
