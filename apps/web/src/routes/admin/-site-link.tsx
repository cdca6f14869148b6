import { Link, useRouterState } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { parseCmsSearch } from '../../features/post-editor/list/cms-search.ts';
import { trpc } from '../../lib/calls/trpc.ts';

const CLASSES =
  'type-label flex min-h-11 items-center gap-2 rounded-control px-2 whitespace-nowrap text-muted hover:bg-tint hover:text-ink';

/** Opens the site, or the post in the editor if it is public. */
export function SiteLink() {
  const edited = useRouterState({
    select: ({ location }) => (location.pathname === '/admin/blog' ? parseCmsSearch(location.search).edit : undefined),
  });
  // Reads the query that the editor fetches.
  const post = trpc.posts.byId.useQuery({ id: edited ?? '' }, { enabled: false }).data;
  const isPublic = edited !== undefined && post?.status === 'published';
  const label = isPublic ? 'View post' : 'View site';
  const content = (
    <>
      <ExternalLink aria-hidden="true" className="icon" />
      <span className="max-sm:sr-only">{label}</span>
    </>
  );
  return isPublic ? (
    <Link to="/blog/$postId" params={{ postId: post.id }} preload={false} target="_blank" className={CLASSES}>
      {content}
    </Link>
  ) : (
    <Link to="/" preload={false} className={CLASSES}>
      {content}
    </Link>
  );
}
