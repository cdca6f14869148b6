import { useEffect, useRef } from 'react';
import { findToken } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

/** The function that counts a view of `path`; staff and visitors who ask not to be counted are left out. */
export function useCountView(): (path: string) => void {
  const { mutate } = trpc.stats.recordView.useMutation();
  return (path) => {
    if (asksNotToBeCounted() || findToken() !== null) return;
    // A view that cannot be counted is nobody's trouble: there is no error to show.
    mutate({ path, referrer: document.referrer });
  };
}

/** Counts a view each time the path changes. */
export function usePageViews(path: string): void {
  const countView = useCountView();
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
