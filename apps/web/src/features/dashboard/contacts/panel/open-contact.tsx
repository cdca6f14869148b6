import { useLocation } from '@tanstack/react-router';
import type { Contact } from '@tideline/domain/contact/contact';
import { Reply } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNow } from '../../../../staff/use-now.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { buttonClasses } from '../../../../ui/controls/button-classes.ts';
import { ContactCalls } from '../calls/contact-calls.tsx';
import { ContactHistory } from './contact-history.tsx';
import { ContactMessage } from '../contact-message.tsx';
import { ContactStatusMenu } from '../contact-status-menu.tsx';
import { ConversationSection, useConversation } from '../conversation/conversation.tsx';
import { OutcomeFacts } from '../outcome/outcome-facts.tsx';
import { ContactTrail } from '../trail/contact-trail.tsx';
import { RelatedContacts } from '../conversation/related-contacts.tsx';
import { WorkFields } from '../conversation/work-fields.tsx';
import { REPLY_HASH, replyAddress } from '../reply-address.ts';
import { ReplyClock } from '../reply-clock.tsx';
import { useMay } from '../../../../lib/calls/use-may.ts';

/** An enquiry with all that belongs to it. */
export function OpenContact({ contact }: { contact: Contact }) {
  const now = useNow();
  const replyField = useRef<HTMLTextAreaElement>(null);
  const { data: conversation } = useConversation(contact.id);
  const canSend = conversation?.canSend ?? false;
  const mayReply = useMay()('contacts.reply');
  const isReplying = useLocation({ select: ({ hash }) => hash === REPLY_HASH });
  useEffect(() => {
    if (isReplying && canSend) replyField.current?.focus();
  }, [isReplying, canSend]);
  return (
    <>
      <h2 ref={focusHeading} tabIndex={-1} dir="auto" className="type-title line-clamp-3 text-title-s outline-none">
        {contact.name}
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ContactStatusMenu contact={contact} />
        {!mayReply ? null : canSend ? (
          <Button size="sm" onClick={() => replyField.current?.focus()}>
            <Reply aria-hidden="true" className="icon" />
            Reply
          </Button>
        ) : (
          <a href={replyAddress(contact)} className={buttonClasses({ variant: 'primary', size: 'sm' })}>
            <Reply aria-hidden="true" className="icon" />
            Reply
          </a>
        )}
        <div className="text-sm">
          <ReplyClock contact={contact} now={now} />
        </div>
      </div>
      <OutcomeFacts contact={contact} />
      <ContactCalls contact={contact} />
      <div className="text-sm">
        <ContactMessage contact={contact} />
      </div>
      <ContactTrail contact={contact} />
      <ConversationSection contact={contact} field={replyField} />
      <WorkFields contact={contact} />
      <RelatedContacts contact={contact} />
      <ContactHistory contact={contact} />
    </>
  );
}

/** Also announces the next enquiry to screen readers. */
export function focusHeading(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  heading?.closest('dialog')?.scrollTo(0, 0);
}
