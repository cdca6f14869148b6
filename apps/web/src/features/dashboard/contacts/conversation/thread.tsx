import type { Contact } from '@tideline/domain/contact/contact';
import type { ContactMessage } from '@tideline/domain/conversation/message';
import { useLayoutEffect, useRef } from 'react';
import { ContactText } from '../contact-message.tsx';
import { Bubble } from './bubble.tsx';
import { MessageItem, type MessageItemProps } from './message-item.tsx';

export type ThreadProps = Pick<MessageItemProps, 'onUndone'> & {
  contact: Contact;
  messages: readonly ContactMessage[];
};

/** The enquiry, then the messages about it, oldest first. Scrolls to the newest one when it comes. */
export function Thread({ contact, messages, onUndone }: ThreadProps) {
  const scroller = useRef<HTMLElement>(null);
  // An acknowledgement says nothing new: the enquiry itself stays at the top.
  const newestId = messages.findLast(({ kind }) => kind !== 'acknowledgement')?.id;
  useLayoutEffect(() => {
    if (newestId !== undefined && scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  }, [newestId]);
  return (
    <section
      ref={scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable areas must be reachable by keyboard
      tabIndex={0}
      aria-label="Messages"
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 -outline-offset-2"
    >
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Bubble side="theirs" from={contact.name} at={contact.dateSubmitted} note={topicOf(contact)}>
          <ContactText contact={contact} />
        </Bubble>
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} onUndone={onUndone} />
        ))}
      </ol>
    </section>
  );
}

function topicOf({ topic }: Contact): string {
  return topic === '' ? '' : `About ${topic}`;
}
