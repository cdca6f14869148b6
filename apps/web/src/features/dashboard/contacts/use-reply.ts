import { useNavigate } from '@tanstack/react-router';
import type { Contact } from '@tideline/domain/contact/contact';
import { trpc } from '../../../lib/calls/trpc.ts';
import { REPLY_HASH, replyAddress } from './reply-address.ts';

/** Opens an enquiry at its reply; without a mail server, the mail program of staff. */
export function useReply(contact: Contact): () => Promise<void> {
  const navigate = useNavigate();
  const { conversations } = trpc.useUtils();
  return async () => {
    const conversation = await conversations.read.fetch({ contactId: contact.id }).catch(() => null);
    if (conversation?.canSend === false) return location.assign(replyAddress(contact));
    return navigate({
      to: '.',
      search: (current) => ({ ...current, contact: contact.id }),
      hash: REPLY_HASH,
      resetScroll: false,
    });
  };
}
