import { useEffect, useRef } from 'react';
import { api } from '../../lib/calls/api.ts';
import { idleMoment } from '../../lib/page-start/idle-moment.ts';
import { findToken } from '../../lib/session/session.ts';

/** Counts a view of `path`: staff apart, and nobody who asks not to be counted. */
export function countView(path: string): void {
  if (asksNotToBeCounted()) return;
  // A view that cannot be counted is nobody's trouble: there is no error to show.
  api.stats.recordView
    .mutate({ path, referrer: document.referrer, isStaff: findToken() !== null })
    .catch(() => undefined);
}

/** Counts a view each time the path changes. */
export function usePageViews(path: string): void {
  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (counted.current === path) return;
    counted.current = path;
    void idleMoment().then(() => countView(path));
  });
}

function asksNotToBeCounted(): boolean {
  const hasPrivacyControl = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return hasPrivacyControl || navigator.doNotTrack === '1';
}
