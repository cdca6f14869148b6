import type { PendingChanges } from '@tideline/domain/post/pending-changes';
import type { Post } from '@tideline/domain/post/post';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { POST_STATUS_TONES } from '../../staff/posts/post-status.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/sections/badge.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';

export type ReadPostProps = { post: Post; pending: PendingChanges | null; onClose: () => void };

/** A post for staff who may not change it, with its pending changes, as readers will see them. */
export function ReadPost({ post, pending, onClose }: ReadPostProps) {
  const { title, excerpt, content, featuredImageUrl } = pending?.fields ?? post;
  return (
    <article className="grid gap-6 pb-16">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line pt-4 pb-3">
        <Button size="sm" variant="quiet" onClick={onClose}>
          <ArrowLeft aria-hidden="true" className="icon" />
          <span className="max-sm:sr-only">Back</span>
        </Button>
        <h1 className="type-title text-title-s">Read Post</h1>
        <Badge tone={POST_STATUS_TONES[post.status]}>{post.status}</Badge>
        {pending ? <Badge tone="accent">Pending changes</Badge> : null}
        {post.status === 'published' ? (
          <Link
            to="/blog/$postId"
            params={{ postId: post.id }}
            preload={false}
            className="link flex min-h-11 items-center gap-2"
          >
            <ExternalLink aria-hidden="true" className="icon" />
            View
          </Link>
        ) : null}
        <p className="basis-full text-sm text-muted">
          {post.author === '' ? null : (
            <>
              By <bdi>{post.author}</bdi>.{' '}
            </>
          )}
          Your role can read this post. Its owner and editors can change it.
        </p>
      </div>
      <div className="max-w-3xl">
        <PreviewPane {...{ title, excerpt, content, featuredImageUrl }} onPictureFail={() => undefined} />
      </div>
    </article>
  );
}
