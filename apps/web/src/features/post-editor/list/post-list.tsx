import type { ReactNode } from 'react';
import { UnsavedNotice } from '../drafts/unsaved-notice.tsx';

/** The start of the Blog CMS: unsaved texts, and the list of posts. */
export function PostList({ children }: { children: ReactNode }) {
  return (
    <div className="pb-16">
      <h1 className="type-title pt-6 pb-5 text-title">Blog CMS</h1>
      <UnsavedNotice />
      {children}
    </div>
  );
}
