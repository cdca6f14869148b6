import { TRPCClientError } from '@trpc/client';
import type { ContactMessage, Conversation } from '@tideline/domain/conversation/message';
import { useRef, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { conversationScope, type useReplyDraft } from './use-reply-draft.ts';

/**
 * Sends a reply. A repeated attempt with the same text and files has the same key, so it makes no second message. If
 * somebody has written since the caller began, `newer` is their message, and only `sendAnyway` sends.
 */
export function useSendReply(
  contactId: string,
  { messages, draftFiles }: Conversation,
  { text, clear }: Pick<ReturnType<typeof useReplyDraft>, 'text' | 'clear'>,
) {
  const utils = trpc.useUtils();
  const attempt = useRef({ content: '', key: '' });
  const ids = messages.map(({ id }) => id);
  const newestId = ids.at(-1) ?? null;
  const [seenIds, setSeenIds] = useState<readonly string[]>(ids);
  // The newest one may have been taken back since.
  const seenId = ids.findLast((id) => seenIds.includes(id)) ?? null;
  const [newer, setNewer] = useState<ContactMessage | null>(null);
  // Without typed text there is nothing that could cross another message.
  if (text === '' && seenId !== newestId) setSeenIds(ids);

  const send = trpc.conversations.send.useMutation({
    scope: conversationScope(contactId),
    onSuccess: async (_message, sent) => {
      if (sent.text === text) clear(); // otherwise it was changed during the call
      attempt.current = { content: '', key: '' };
      setNewer(null);
      await utils.conversations.read.invalidate({ contactId });
    },
    onError: async (error) => {
      await utils.conversations.read.invalidate({ contactId });
      const newest = utils.conversations.read.getData({ contactId })?.messages.at(-1);
      if (isConflict(error) && newest && newest.id !== seenId) setNewer(newest);
    },
  });

  function sendAs(lastSeenId: string | null) {
    if (send.isPending || text.trim() === '') return;
    const attachmentIds = draftFiles.map(({ id }) => id);
    const content = [...attachmentIds, text].join(' ');
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    send.mutate({ contactId, text, key: attempt.current.key, lastSeenId, attachmentIds });
  }

  return {
    send: () => sendAs(seenId),
    isPending: send.isPending,
    error: newer ? null : send.error,
    newer,
    /** Somebody has written since the caller began. The caller sees the message, and is asked before sending. */
    hasNewer: seenId !== newestId,
    sendAnyway: () => {
      setSeenIds(ids);
      sendAs(newestId);
    },
    cancel: () => setNewer(null),
  };
}

function isConflict(error: unknown): boolean {
  return error instanceof TRPCClientError && (error.data as { code?: string } | null)?.code === 'CONFLICT';
}
