import { useRouter } from '@tanstack/react-router';
import { displayTitle, type PostSummary } from '@tideline/domain/post/post';
import { useState } from 'react';
import { trpc } from '../../lib/calls/trpc.ts';
import { errorMessage } from '../../lib/text/error-message.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { UserText } from '../user-text.tsx';

const BODIES = [
  { body: 'whole', label: 'The whole text', hint: 'Readers get everything in the email.' },
  { body: 'excerpt', label: 'Excerpt and link', hint: 'Readers continue on the blog, where the visit is counted.' },
] as const;
type Body = (typeof BODIES)[number]['body'];

export type IssueFromPostDialogProps = {
  post: Pick<PostSummary, 'id' | 'title' | 'status'>;
  onClose: () => void;
};

/** Creates a draft issue from a post as last saved, and opens it. */
export function IssueFromPostDialog({ post, onClose }: IssueFromPostDialogProps) {
  const router = useRouter();
  const utils = trpc.useUtils();
  const [chosen, setChosen] = useState<Body>('whole');
  const create = trpc.issues.createFromPost.useMutation({
    meta: { failure: 'Failed to create the issue' },
    onSuccess: async ({ id }) => {
      onClose();
      await router.navigate({ to: '/admin/issue', search: { edit: id } });
      await utils.issues.invalidate();
    },
  });
  return (
    <Dialog open title="Send as newsletter" size="md" onClose={onClose}>
      <div className="grid gap-5">
        <p className="text-muted">
          A draft of an issue is made from{' '}
          <UserText text={displayTitle(post)} className="inline! font-[560] text-ink" />, as it was last saved. Nothing
          is sent yet.
        </p>
        <fieldset className="grid gap-2">
          <legend className="type-label mb-1.5">What the email contains</legend>
          {BODIES.map(({ body, label, hint }) => (
            <label key={body} className="flex min-h-11 cursor-pointer items-start gap-2.5 py-1">
              <input
                type="radio"
                name="issue-body"
                checked={body === chosen}
                onChange={() => setChosen(body)}
                className="mt-1"
              />
              <span>
                {label}
                <span className="block text-sm text-muted">{hint}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {chosen === 'excerpt' && post.status !== 'published' ? (
          <p className="border-l-4 border-warn bg-sunk px-4 py-3 text-sm">
            This post is not published: until it is, its link leads to a page that says so.
          </p>
        ) : null}
        {create.error ? (
          <p role="alert" className="type-label text-danger">
            {errorMessage(create.error)}
          </p>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={create.isPending} onClick={() => create.mutate({ postId: post.id, body: chosen })}>
            {create.isPending ? 'Creating...' : 'Create the issue'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
