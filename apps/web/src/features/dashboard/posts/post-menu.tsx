import { Link } from '@tanstack/react-router';
import type { PostSummary } from '@tideline/domain/post/post';
import { displayTitle } from '@tideline/domain/post/post';
import { ExternalLink, EyeOff, Mail, Pencil, Star, StarOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { IssueFromPostDialog } from '../../../staff/issues/issue-from-post-dialog.tsx';
import type { MenuItem } from '../../../ui/overlays/menu.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { RowMenu } from '../lists/row-menu.tsx';
import { useMay } from '../../../lib/calls/use-may.ts';

export type PostMenuProps = { post: PostSummary; isFeatured: boolean; onDelete: () => void };

/** Row actions of a post. */
export function PostMenu({ post, isFeatured, onDelete }: PostMenuProps) {
  const toast = useToast();
  const may = useMay();
  const mayPublish = may('posts.publish');
  const [isSending, setIsSending] = useState(false);
  const utils = trpc.useUtils();
  const unpublish = trpc.posts.update.useMutation({
    meta: { failure: 'Failed to unpublish post' },
    onSuccess: async () => {
      toast({ title: 'Post unpublished', text: `“${displayTitle(post)}” is a draft now.` });
      await Promise.all([utils.posts.invalidate(), utils.stats.invalidate()]);
    },
  });
  const feature = trpc.posts.feature.useMutation({
    meta: { failure: 'Failed to feature post' },
    onSuccess: async () => {
      toast({ title: 'Post featured', text: `“${displayTitle(post)}” now comes first on the blog.` });
      await utils.posts.invalidate();
    },
  });
  const unfeature = trpc.posts.unfeature.useMutation({
    meta: { failure: 'Failed to stop featuring post' },
    onSuccess: async () => {
      toast({ title: 'Post no longer featured', text: 'The newest post now comes first on the blog.' });
      await utils.posts.invalidate();
    },
  });
  const items: (MenuItem | false)[] = [
    {
      id: 'edit',
      label: may('posts.edit-any') ? 'Edit' : 'Open',
      icon: <Pencil aria-hidden="true" className="icon" />,
      renderLink: (props) => <Link to="/admin/blog" search={{ edit: post.id }} preload={false} {...props} />,
    },
    post.status === 'published' && {
      id: 'view',
      label: 'View',
      icon: <ExternalLink aria-hidden="true" className="icon" />,
      renderLink: (props) => <Link to="/blog/$postId" params={{ postId: post.id }} preload={false} {...props} />,
    },
    mayPublish &&
      post.status === 'published' &&
      !isFeatured && {
        id: 'feature',
        label: 'Feature on the blog',
        icon: <Star aria-hidden="true" className="icon" />,
        isDisabled: feature.isPending,
        onSelect: () => feature.mutate({ id: post.id }),
      },
    mayPublish &&
      isFeatured && {
        id: 'unfeature',
        label: 'Stop featuring',
        icon: <StarOff aria-hidden="true" className="icon" />,
        isDisabled: unfeature.isPending,
        onSelect: () => unfeature.mutate({ id: post.id }),
      },
    mayPublish &&
      post.status !== 'draft' && {
        id: 'unpublish',
        label: unpublish.isPending ? 'Unpublishing...' : 'Unpublish',
        icon: <EyeOff aria-hidden="true" className="icon" />,
        isDisabled: unpublish.isPending,
        onSelect: () => unpublish.mutate({ id: post.id, changes: { status: 'draft' } }),
      },
    may('issues.edit') && {
      id: 'newsletter',
      label: 'Send as newsletter…',
      icon: <Mail aria-hidden="true" className="icon" />,
      onSelect: () => setIsSending(true),
    },
    mayPublish && {
      id: 'delete',
      label: 'Delete',
      icon: <Trash2 aria-hidden="true" className="icon" />,
      tone: 'danger',
      hasSeparator: true,
      onSelect: onDelete,
    },
  ];
  return (
    <>
      <RowMenu name={`Actions for ${displayTitle(post)}`} items={items.filter((item) => item !== false)} />
      {isSending ? <IssueFromPostDialog post={post} onClose={() => setIsSending(false)} /> : null}
    </>
  );
}
