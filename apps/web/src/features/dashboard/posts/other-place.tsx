import { Link } from '@tanstack/react-router';
import type { PostsPlace } from './posts-link.tsx';

/** Says where else this list is, and in which order. */
export function OtherPlace({ place }: { place: PostsPlace }) {
  return (
    <p className="pb-3 text-sm text-muted max-sm:w-full max-sm:pb-0">
      {place === 'cms' ? (
        <>
          The{' '}
          <Link to="/admin" search={{ tab: 'posts' }} preload={false} className="text-accent underline">
            Blog Posts tab
          </Link>{' '}
          shows the same posts, newest first.
        </>
      ) : (
        <>
          The{' '}
          <Link to="/admin/blog" preload={false} className="text-accent underline">
            Blog CMS
          </Link>{' '}
          shows the same posts, last edited first.
        </>
      )}
    </p>
  );
}
