import type { Contact } from '@tideline/domain/contact/contact';
import type { ContactMessage } from '@tideline/domain/conversation/message';
import type { RelatedContact } from '@tideline/domain/conversation/work';
import { useLayoutEffect, useRef } from 'react';
import { ContactAnswers } from '../contact-answers.tsx';
import { ContactText } from '../contact-message.tsx';
import { Bubble } from './bubble.tsx';
import { MessageItem, type MessageItemProps } from './message-item.tsx';

export type ThreadProps = Pick<MessageItemProps, 'onUndone'> & {
  contact: Contact;
  messages: readonly ContactMessage[];
  /** Enquiries that are merged into it. */
  merged: readonly RelatedContact[];
};

/**
 * The enquiry, those merged into it, and the messages about them, oldest first. Scrolls to the newest message when it comes.
 */
export function Thread({ contact, messages, merged, onUndone }: ThreadProps) {
  const scroller = useRef<HTMLElement>(null);
  // An acknowledgement says nothing new: the enquiry itself stays at the top.
  const newestId = messages.findLast(({ kind }) => kind !== 'acknowledgement')?.id;
  useLayoutEffect(() => {
    if (newestId !== undefined && scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  }, [newestId]);
  const entries = [
    {
      at: contact.dateSubmitted,
      item: (
        <Bubble key={contact.id} side="theirs" from={contact.name} at={contact.dateSubmitted} note={topicOf(contact)}>
          <ContactText contact={contact} />
          <ContactAnswers answers={contact.answers} />
        </Bubble>
      ),
    },
    ...merged.map((other) => ({
      at: other.dateSubmitted,
      item: (
        <Bubble
          key={other.id}
          side="theirs"
          from={other.name}
          at={other.dateSubmitted}
          note={`Merged from ${other.reference}`}
        >
          <ContactText contact={other} />
          <ContactAnswers answers={other.answers} />
        </Bubble>
      ),
    })),
    ...messages.map((message) => ({
      at: message.createdAt,
      item: <MessageItem key={message.id} message={message} onUndone={onUndone} />,
    })),
  ];
  return (
    <section
      ref={scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable areas must be reachable by keyboard
      tabIndex={0}
      aria-label="Messages"
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 -outline-offset-2"
    >
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {entries.toSorted((one, other) => one.at.localeCompare(other.at)).map(({ item }) => item)}
      </ol>
    </section>
  );
}

function topicOf({ topic }: Contact): string {
  return topic === '' ? '' : `About ${topic}`;
}
