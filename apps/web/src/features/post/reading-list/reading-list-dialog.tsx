import { Link } from '@tanstack/react-router';
import { readingListDialog as copy, readingListLabels } from '@tideline/copy/blog/reading-list';
import { formatReadingTime } from '@tideline/domain/post/reading-time';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { togglePost } from './saved-posts.ts';
import { useSavedPosts } from './use-saved-posts.ts';

export type ReadingListDialogProps = { onClose: () => void };

/** The articles that a visitor has saved. An article that is gone leads to similar ones. */
export function ReadingListDialog({ onClose }: ReadingListDialogProps) {
  const posts = useSavedPosts();
  return (
    <Dialog open title={readingListLabels.open} size="md" firstFocus="heading" onClose={onClose}>
      {posts.length === 0 ? (
        <p>{copy.empty}</p>
      ) : (
        <ul className="border-t border-line">
          {posts.map((post) => (
            <li key={post.id} className="flex items-center gap-4 border-b border-line py-2">
              <div className="min-w-0 flex-1">
                <Link
                  to="/blog/$postId"
                  params={{ postId: post.id }}
                  onClick={onClose}
                  className="inline-block py-1.5 font-[560] link"
                >
                  <bdi>{post.title}</bdi>
                </Link>
                <p className="type-label font-normal text-muted">{formatReadingTime(post.minutes)}</p>
              </div>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`${copy.remove}: ${post.title}`}
                onClick={({ currentTarget }) => {
                  // The button that has the focus disappears.
                  currentTarget.closest('dialog')?.querySelector('h2')?.focus();
                  togglePost(post);
                }}
              >
                {copy.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="type-label mt-5 font-normal text-muted">{copy.note}</p>
    </Dialog>
  );
}
