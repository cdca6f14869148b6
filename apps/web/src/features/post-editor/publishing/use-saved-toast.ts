import type { Post } from '@tideline/domain/post/post';
import type { ToastAction, ToastMessage } from '../../../ui/overlays/toast-store.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { pendingMessage } from '../pending/pending-message.ts';
import type { SentPost } from '../saving/send-post.ts';
import type { Stored } from '../saving/stored-post.ts';
import { useUndoUpdate } from '../saving/use-undo-update.ts';
import { savedMessage } from './saved-message.ts';

/**
 * Tells the effect of a save for readers, with a link to the post, and a button that copies it or undoes an update.
 * @param onUndone called with the restored post
 */
export function useSavedToast(timeZone: string, onUndone: (post: Post) => void) {
  const toast = useToast();
  const undoUpdate = useUndoUpdate(onUndone);
  return ({ post, next }: SentPost, before: Stored) => {
    if (post === null) return toast(pendingMessage(next.pending, timeZone));
    const title = savedMessage(post, before.base.status, { timeZone, now: Date.now() });
    if (title === null) return undefined;
    const path = `/blog/${post.id}`;
    const isPublic = title === 'Published' || title === 'Updated';
    const second: ToastAction =
      title === 'Updated' && post.version > before.version
        ? { label: 'Undo', onSelect: () => undoUpdate(post) }
        : { label: 'Copy link', onSelect: () => void copyLink(location.origin + path).then(toast) };
    return toast({
      title,
      actions: isPublic ? [{ label: 'View post', href: path }, second] : [],
    });
  };
}

/** Copies an address. @returns the notice to show */
async function copyLink(address: string): Promise<ToastMessage> {
  try {
    await navigator.clipboard.writeText(address);
    return { title: 'Link copied' };
  } catch {
    return { title: 'Copy this link', text: address }; // refused, or unavailable without a secure context
  }
}
