import { keepPreviousData } from '@tanstack/react-query';
import type { PostSummary } from '@tideline/domain/post/post';
import { displayTitle, TRASH_RETENTION_DAYS } from '@tideline/domain/post/post';
import { ArrowLeft } from 'lucide-react';
import { DateText } from '../../../staff/time/date-text.tsx';
import { UserText } from '../../../staff/user-text.tsx';
import { trpc } from '../../../lib/calls/trpc.ts';
import { Badge } from '../../../ui/sections/badge.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { POST_STATUS_TONES } from '../../../staff/posts/post-status.ts';
import type { Column } from '../lists/column.ts';
import { DataTable } from '../lists/data-table.tsx';
import type { PostsSearch } from '../dashboard-search.ts';
import { PostsFooter } from './posts-footer.tsx';
import { PostsLink, type PostsPlace } from './posts-link.tsx';
import { May } from '../../../staff/roles/may.tsx';
import { ListPanel } from '../lists/list-panel.tsx';

const PAGE_SIZE = 50;

/** Deleted posts, which can be restored until the retention period ends. */
export function TrashPanel({ place, search }: { place: PostsPlace; search: PostsSearch }) {
  const trash = trpc.posts.listTrash.useQuery(
    { limit: PAGE_SIZE, cursor: search.at },
    { placeholderData: keepPreviousData, meta: { failure: 'Failed to fetch the trash' } },
  );
  const posts = trash.data?.items ?? [];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-3">
        <PostsLink place={place} search={{}} variant="quiet">
          <ArrowLeft aria-hidden="true" className="icon" />
          All posts
        </PostsLink>
        <p className="text-sm text-muted">
          Posts are kept here for {TRASH_RETENTION_DAYS} days. A restored post returns with the status it had.
        </p>
      </div>
      <ListPanel query={trash} empty={{ title: 'The trash is empty' }}>
        {(data) => (
          <>
            <TrashTable posts={posts} />
            <PostsFooter place={place} search={search} page={data} />
          </>
        )}
      </ListPanel>
    </>
  );
}

function TrashTable({ posts }: { posts: readonly PostSummary[] }) {
  const columns: Column<PostSummary>[] = [
    {
      header: 'Title',
      isRowHeader: true,
      renderCell: (post) => <UserText text={displayTitle(post)} />,
      className: 'font-[560]',
    },
    {
      header: 'Status',
      place: 'end',
      renderCell: (post) => <Badge tone={POST_STATUS_TONES[post.status]}>{post.status}</Badge>,
    },
    {
      header: 'Category',
      priority: 2,
      place: 'below',
      renderCell: (post) => <UserText text={post.category || '—'} />,
      className: 'text-muted',
    },
    {
      header: 'Last saved',
      place: 'beside',
      className: 'whitespace-nowrap text-muted',
      renderCell: (post) => <DateText iso={post.updatedAt} />,
    },
    {
      header: 'Actions',
      head: <span className="sr-only">Actions</span>,
      place: 'after',
      className: 'text-right',
      renderCell: (post) => (
        <May use="posts.publish">
          <RestoreButton post={post} />
        </May>
      ),
    },
  ];
  return <DataTable caption="Posts in the trash" columns={columns} rows={posts} />;
}

function RestoreButton({ post }: { post: PostSummary }) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const restore = trpc.posts.restore.useMutation({
    meta: { failure: 'Failed to restore post' },
    onSuccess: async () => {
      toast({ title: 'Post restored', text: `“${displayTitle(post)}” is back among the posts.` });
      await Promise.all([utils.posts.invalidate(), utils.stats.invalidate()]);
    },
  });
  return (
    <Button size="sm" variant="secondary" disabled={restore.isPending} onClick={() => restore.mutate({ id: post.id })}>
      {restore.isPending ? 'Restoring...' : 'Restore'}
      <span className="sr-only"> {displayTitle(post)}</span>
    </Button>
  );
}
