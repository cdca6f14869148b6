import { createFileRoute } from '@tanstack/react-router';
import type { PostSummary } from '@tideline/domain/post/post';
import { parsePostsSearch, type PostsSearch } from '../../features/dashboard/dashboard-search.ts';
import { PostsPanel } from '../../features/dashboard/posts/posts-panel.tsx';
import { BlogCms } from '../../features/post-editor/list/blog-cms.tsx';
import { parseCmsSearch } from '../../features/post-editor/list/cms-search.ts';
import { useOpenDialog } from '../../lib/forms/use-open-dialog.ts';
import { DeletePostDialog } from './-delete-post-dialog.tsx';
import { ForRole } from '../../staff/roles/for-role.tsx';

export const Route = createFileRoute('/admin/blog')({
  // Every key in every result: the router takes an omitted one from the URL, unparsed.
  validateSearch: (search) => ({ ...parsePostsSearch(search), ...parseCmsSearch(search) }),
  head: () => ({ meta: [{ title: 'Blog CMS' }] }),
  component: () => <ForRole needs={['posts.read-drafts']} screen={BlogPage} />,
});

function BlogPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const [postToDelete, askToDelete, closeDialog] = useOpenDialog<PostSummary>();
  return (
    <>
      <BlogCms search={search} onSearch={(next, options) => void navigate({ search: next, replace: options?.replace })}>
        <PostsPanel
          place="cms"
          search={search}
          onSearch={(changes) =>
            void navigate({
              // The router parses it.
              search: (current) => ({ ...current, ...(changes as PostsSearch) }),
              replace: true,
              resetScroll: false,
            })
          }
          onDeletePost={askToDelete}
        />
      </BlogCms>
      {postToDelete ? <DeletePostDialog post={postToDelete} onClose={closeDialog} /> : null}
    </>
  );
}
