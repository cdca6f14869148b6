import type { ReactNode } from 'react';
import { useTimeZone } from '../../../lib/calls/use-time-zone.ts';
import { UnsavedNotice } from '../drafts/unsaved-notice.tsx';

/** The start of the Blog CMS: unsaved texts, and the list of posts. */
export function PostList({ children }: { children: ReactNode }) {
  const timeZone = useTimeZone();
  return (
    <div className="pb-16">
      <h1 className="type-title pt-6 pb-5 text-title">Blog CMS</h1>
      <UnsavedNotice timeZone={timeZone} />
      {children}
    </div>
  );
}
