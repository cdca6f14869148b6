import type { Post } from '@tideline/domain/post/post';
import { SEND_DELAY_SECONDS } from '@tideline/domain/newsletter/issue';
import { trpc } from '../../../lib/calls/trpc.ts';
import { errorMessage } from '../../../lib/text/error-message.ts';
import { quantity } from '../../../lib/text/quantity.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';

/**
 * Sends a saved post to all readers as an issue of the newsletter: now, or when the post goes live. Where the server refuses,
 * the issue stays a draft, and the toast says so.
 */
export function useSendAlong() {
  const toast = useToast();
  const utils = trpc.useUtils();
  const { issues } = utils.client;

  /** @param expected the number of readers that the person agreed to */
  return async (post: Pick<Post, 'id' | 'publishDate'>, expected: number): Promise<void> => {
    const at = post.publishDate !== null && Date.parse(post.publishDate) > Date.now() ? post.publishDate : null;
    let actions: { label: string; href: string }[] = [];
    try {
      const { id, version } = await issues.createFromPost.mutate({ postId: post.id, body: 'whole' });
      actions = [{ label: 'Open the issue', href: `/admin/issue?edit=${id}` }];
      await (at === null
        ? issues.sending.start.mutate({ id, version, expected })
        : issues.schedule.mutate({ id, version, at }));
      const readers = quantity(expected, ['reader', 'readers']);
      toast(
        at === null
          ? { title: `Sending to ${readers}`, text: `It can be canceled for ${SEND_DELAY_SECONDS} seconds.`, actions }
          : { title: `Published for ${readers} at the same time`, actions },
      );
    } catch (error) {
      toast({ title: 'The issue was not sent', text: errorMessage(error), tone: 'destructive', actions });
    }
    await utils.issues.invalidate();
  };
}
