import type { Contact } from '@tideline/domain/contact/contact';
import type { Conversation } from '@tideline/domain/conversation/message';
import { type Ref, useEffect, useEffectEvent, useRef } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../../staff/kit/lists/load-failure.tsx';
import { useRefreshContact } from '../use-refresh-contact.ts';
import { Composer } from './composer.tsx';
import { Thread, type ThreadProps } from './thread.tsx';
import { useReplyDraft } from './use-reply-draft.ts';

/** How often an open conversation is fetched: while a reply is being sent, and otherwise. */
const POLL_MS = { sending: 2_000, idle: 15_000 };

export type ConversationSectionProps = {
  contact: Contact;
  /** The field of the reply. */
  field: Ref<HTMLTextAreaElement>;
  isHidden?: boolean;
};

/** The enquiry and the messages about it, and below them the form for a reply, which stays in view. */
export function ConversationSection({ contact, field, isHidden = false }: ConversationSectionProps) {
  const conversation = useConversation(contact.id);
  const related = trpc.conversations.work.related.useQuery({ contactId: contact.id });
  return (
    <section
      aria-label={`Conversation with ${contact.name}`}
      hidden={isHidden}
      className="flex min-h-0 flex-1 flex-col text-sm"
    >
      <LoadFailure query={conversation} />
      <LoadFailure query={related} />
      {conversation.data ? (
        <Messages
          contact={contact}
          conversation={conversation.data}
          merged={related.data?.merged ?? []}
          field={field}
        />
      ) : (
        <Thread contact={contact} messages={[]} merged={[]} onUndone={() => undefined} />
      )}
    </section>
  );
}

/** The conversation, refetched while it is shown. */
export function useConversation(contactId: string) {
  return trpc.conversations.read.useQuery(
    { contactId },
    {
      refetchInterval: ({ state }) => (isSending(state.data) ? POLL_MS.sending : POLL_MS.idle),
      meta: { failure: 'Failed to fetch conversation' },
    },
  );
}

function isSending(conversation: Conversation | undefined): boolean {
  return conversation?.messages.some(({ state, error }) => state === 'waiting' && error === '') ?? false;
}

type MessagesProps = Pick<ConversationSectionProps, 'contact' | 'field'> &
  Pick<ThreadProps, 'merged'> & { conversation: Conversation };

function Messages({ contact, conversation, merged, field }: MessagesProps) {
  const draft = useReplyDraft(contact.id, conversation.draft);
  useFollowSent(contact.id, conversation);
  return (
    <>
      <Thread contact={contact} messages={conversation.messages} merged={merged} onUndone={draft.restore} />
      <Composer contact={contact} conversation={conversation} draft={draft} field={field} />
    </>
  );
}

/** Refetches the enquiry when its first reply was sent, which changes its status. */
function useFollowSent(contactId: string, { messages }: Conversation): void {
  const refresh = useEffectEvent(useRefreshContact());
  const sent = messages.filter(({ state }) => state === 'sent').length;
  const known = useRef(sent);
  useEffect(() => {
    if (sent === known.current) return;
    known.current = sent;
    void refresh(contactId);
  }, [sent, contactId]);
}
