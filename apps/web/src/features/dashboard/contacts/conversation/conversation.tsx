import type { Contact } from '@tideline/domain/contact/contact';
import type { Conversation } from '@tideline/domain/conversation/message';
import { type Ref, useEffect, useRef, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { replyAddress } from '../reply-address.ts';
import { MessageItem } from './message-item.tsx';
import { PasteMessage } from './paste-message.tsx';
import { ReplyForm } from './reply-form.tsx';
import { useReplyDraft } from './use-reply-draft.ts';
import { useMay } from '../../../../lib/calls/use-may.ts';
import { QueryPanel } from '../../../../staff/kit/query-panel.tsx';

/** How often an open conversation is fetched: while a reply is being sent, and otherwise. */
const POLL_MS = { sending: 2_000, idle: 15_000 };

export type ConversationSectionProps = { contact: Contact; field: Ref<HTMLTextAreaElement> };

/** The messages about an enquiry, and the form for a reply. */
export function ConversationSection({ contact, field }: ConversationSectionProps) {
  const conversation = useConversation(contact.id);
  return (
    <section aria-label={`Conversation with ${contact.name}`} className="grid gap-3 border-t border-line pt-4 text-sm">
      <h2 className="type-label text-muted">Conversation</h2>
      <QueryPanel query={conversation} skeleton={<Skeleton className="h-24 w-full" />}>
        {(data) => <Messages contact={contact} conversation={data} field={field} />}
      </QueryPanel>
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

type MessagesProps = ConversationSectionProps & { conversation: Conversation };

function Messages({ contact, conversation, field }: MessagesProps) {
  const draft = useReplyDraft(contact.id, conversation.draft);
  const may = useMay();
  const [isPasting, setIsPasting] = useState(false);
  useFollowSent(conversation);
  return (
    <>
      {conversation.messages.length > 0 ? (
        <ol className="grid gap-4">
          {conversation.messages.map((message) => (
            <MessageItem key={message.id} message={message} onUndone={draft.restore} />
          ))}
        </ol>
      ) : null}
      {!may('contacts.reply') ? null : conversation.canSend ? (
        <ReplyForm contact={contact} conversation={conversation} draft={draft} field={field} />
      ) : (
        <p className="max-w-prose text-muted">
          Replies cannot be sent from here: no mail server is configured (<code>SMTP_URL</code>).{' '}
          <a className="link" href={replyAddress(contact)}>
            Reply by email
          </a>{' '}
          opens your own mail program; the reply is then not in this conversation.
        </p>
      )}
      {may('contacts.edit') ? (
        <Button size="sm" variant="quiet" className="justify-self-start" onClick={() => setIsPasting(true)}>
          Paste a message
        </Button>
      ) : null}
      {isPasting ? <PasteMessage contact={contact} onClose={() => setIsPasting(false)} /> : null}
    </>
  );
}

/** Refetches the enquiry when its first reply was sent, which changes its status. */
function useFollowSent({ messages }: Conversation): void {
  const utils = trpc.useUtils();
  const sent = messages.filter(({ state }) => state === 'sent').length;
  const known = useRef(sent);
  useEffect(() => {
    if (sent === known.current) return;
    known.current = sent;
    void Promise.all([utils.contacts.invalidate(), utils.stats.invalidate()]);
  }, [sent, utils]);
}
