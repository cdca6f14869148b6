import { readingListLabels as copy } from '@tideline/copy/blog/reading-list';
import { type ReactNode, useState } from 'react';
import { useSavedPosts } from './use-saved-posts.ts';

/** Opens the reading list, whose code loads with the first click. */
export function ReadingListButton() {
  const count = useSavedPosts().length;
  const [dialog, setDialog] = useState<ReactNode>(null);
  function open() {
    import('./reading-list-dialog.tsx').then(
      ({ ReadingListDialog }) => setDialog(<ReadingListDialog onClose={() => setDialog(null)} />),
      () => undefined, // offline: the next click tries again
    );
  }
  return (
    <>
      <button type="button" onClick={open} className="no-print inline-flex min-h-11 items-center link no-js:hidden">
        {copy.open}
        {count > 0 ? ` (${count})` : null}
      </button>
      {dialog}
    </>
  );
}
