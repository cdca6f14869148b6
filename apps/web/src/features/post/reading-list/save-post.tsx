import { readingListLabels as copy } from '@tideline/copy/blog/reading-list';
import { displayTitle, type PostSummary } from '@tideline/domain/post/post';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { ReadingListButton } from './reading-list-button.tsx';
import { togglePost } from './saved-posts.ts';
import { useSavedPosts } from './use-saved-posts.ts';

export type SavePostProps = { post: Pick<PostSummary, 'id' | 'title' | 'readingTimeMinutes'> };

/** Saves an article to read it later, and leads to what was saved. */
export function SavePost({ post }: SavePostProps) {
  const saved = useSavedPosts();
  const { id, readingTimeMinutes: minutes } = post;
  const isSaved = saved.some((other) => other.id === id);
  const Sign = isSaved ? BookmarkCheck : Bookmark;
  return (
    <div className="no-print mt-4 -ml-3 flex flex-wrap items-center gap-x-3 no-js:hidden">
      <Button
        variant="quiet"
        aria-pressed={isSaved}
        onClick={() => togglePost({ id, title: displayTitle(post), minutes })}
        className="min-h-11! px-3! aria-pressed:bg-tint"
      >
        <Sign aria-hidden="true" className="icon" />
        {copy.save}
      </Button>
      {saved.length > 0 ? <ReadingListButton /> : null}
    </div>
  );
}
