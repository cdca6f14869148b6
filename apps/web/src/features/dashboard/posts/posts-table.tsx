import { Link } from '@tanstack/react-router';
import type { PostSummary } from '@tideline/domain/post/post';
import { displayTitle } from '@tideline/domain/post/post';
import { trpc } from '../../../lib/calls/trpc.ts';
import { resultsLine } from '../../../staff/posts/results-line.ts';
import { useMoney } from '../../../staff/use-money.ts';
import { DateText } from '../../../staff/time/date-text.tsx';
import { UserText } from '../../../staff/user-text.tsx';
import type { Column } from '../lists/column.ts';
import { DataTable } from '../lists/data-table.tsx';
import { quantity } from '../../../lib/text/quantity.ts';
import { selectColumn, type Selection } from '../lists/select-column.tsx';
import { CoverThumbnail } from './cover-thumbnail.tsx';
import { PostBadges, ShortPostBadge } from './post-badges.tsx';
import { PostMenu } from './post-menu.tsx';
import { usePendingChanges } from './use-pending-changes.ts';
import type { TableSort } from '../lists/sort-button.tsx';
import { useMay } from '../../../lib/calls/use-may.ts';

export type PostsTableProps = {
  posts: readonly PostSummary[];
  featuredId: string | null;
  highlightedId: string | undefined;
  /** Null for staff who may not publish posts. */
  selection: Selection | null;
  onDelete: (post: PostSummary) => void;
  sort: TableSort;
};

/** The posts as a table; each can be selected and has a menu. */
export function PostsTable({ posts, featuredId, highlightedId, selection, onDelete, sort }: PostsTableProps) {
  const pending = usePendingChanges();
  const resultsOf = useResults(posts);
  const columns: Column<PostSummary>[] = [
    ...(selection ? [selectColumn({ ...selection, rows: posts, noun: 'posts', nameOf: displayTitle })] : []),
    {
      header: 'Cover',
      head: <span className="sr-only">Cover</span>,
      className: 'w-14 pr-0',
      renderCell: (post) => <CoverThumbnail post={post} />,
    },
    {
      header: 'Title',
      sort: { first: 'title', second: '-title' },
      isRowHeader: true,
      renderCell: (post) => (
        <>
          <PostLink post={post} />
          <span className="block text-sm font-normal text-muted empty:hidden">{resultsOf(post.id)}</span>
        </>
      ),
      renderCompact: (post) => <PostLink post={post} />,
    },
    {
      header: 'Status',
      place: 'end',
      renderCell: (post) => (
        <PostBadges post={post} isFeatured={post.id === featuredId} pending={pending.get(post.id)} />
      ),
      renderCompact: (post) => <ShortPostBadge post={post} pending={pending.get(post.id)} />,
    },
    {
      header: 'Category',
      priority: 2,
      place: 'below',
      renderCell: (post) => <UserText text={post.category || '—'} />,
      renderCompact: (post) => (post.category === '' ? null : <UserText text={post.category} />),
      className: 'text-muted xl:min-w-37',
    },
    {
      header: 'Author',
      priority: 3,
      renderCell: (post) => <UserText text={post.author || '—'} />,
      className: 'text-muted xl:min-w-37',
    },
    {
      header: 'Date',
      sort: { first: '-date', second: 'date' },
      place: 'beside',
      className: 'whitespace-nowrap text-muted',
      renderCell: (post) => (post.publishDate === null ? '—' : <DateText iso={post.publishDate} />),
      renderCompact: (post) => (post.publishDate === null ? null : <DateText iso={post.publishDate} />),
    },
    {
      header: 'Views',
      sort: { first: '-views', second: 'views' },
      priority: 3,
      className: 'tabular-nums text-muted text-right [&_button]:flex-row-reverse',
      place: 'below',
      renderCell: (post) => (post.views === 0 ? '—' : post.views.toLocaleString('en-US')),
      renderCompact: (post) =>
        post.views === 0 ? null : <span className="whitespace-nowrap">{quantity(post.views, ['view', 'views'])}</span>,
    },
    {
      header: 'Updated',
      sort: { first: '-updated', second: 'updated' },
      priority: 3,
      className: 'whitespace-nowrap text-muted',
      renderCell: (post) => <DateText iso={post.updatedAt} />,
    },
    {
      header: 'Actions',
      head: <span className="sr-only">Actions</span>,
      className: 'w-12',
      place: 'after',
      renderCell: (post) => (
        <PostMenu post={post} isFeatured={post.id === featuredId} onDelete={() => onDelete(post)} />
      ),
    },
  ];
  return <DataTable caption="Blog posts" columns={columns} rows={posts} highlightedId={highlightedId} sort={sort} />;
}

function PostLink({ post }: { post: PostSummary }) {
  return (
    <Link
      to="/admin/blog"
      search={{ edit: post.id }}
      preload={false}
      className="font-[560] after:absolute after:inset-0 hover:underline sm:after:hidden"
    >
      <UserText text={displayTitle(post)} />
    </Link>
  );
}

/** The results of each post in words. */
function useResults(posts: readonly PostSummary[]): (id: string) => string {
  const ids = posts.map(({ id }) => id);
  const enabled = useMay()('contacts.read') && ids.length > 0;
  const { data } = trpc.trails.ofPosts.useQuery({ ids }, { enabled });
  const { format } = useMoney();
  return (id) => {
    const results = data?.[id];
    return results ? resultsLine(results, format) : '';
  };
}
