import type { Post } from '@tideline/domain/post/post';
import type { ToastMessage } from '../../../ui/overlays/toast-store.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import type { Stored } from '../saving/use-saving.ts';
import { savedMessage } from './saved-message.ts';

/** Says what a save has changed for readers, with a link to the post and a button that copies it. */
export function useSavedToast(timeZone: string): (post: Post, before: Stored) => void {
  const toast = useToast();
  return (post, before) => {
    const title = savedMessage(post, before.base.status, { timeZone, now: Date.now() });
    if (title === null) return;
    const path = `/blog/${post.id}`;
    const isPublic = title === 'Published' || title === 'Updated';
    toast({
      title,
      actions: isPublic
        ? [
            { label: 'View post', href: path },
            { label: 'Copy link', onSelect: () => void copyLink(location.origin + path).then(toast) },
          ]
        : [],
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
