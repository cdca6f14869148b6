import { useLocation, useNavigate } from '@tanstack/react-router';
import type { Contact } from '@tideline/domain/contact/contact';
import { useEffect, useRef } from 'react';
import { ConversationSection, useConversation } from '../conversation/conversation.tsx';
import { REPLY_HASH } from '../reply-address.ts';
import { ContactDetails } from './contact-details.tsx';
import { PanelHead } from './panel-head.tsx';
import { DETAILS_HASH } from './panel-views.tsx';

/** An enquiry: its head, and below it the conversation or the details. */
export function OpenContact({ contact }: { contact: Contact }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const { data: conversation } = useConversation(contact.id);
  const canSend = conversation?.canSend ?? false;
  const isDetails = hash === DETAILS_HASH;
  const isReplying = hash === REPLY_HASH;
  useEffect(() => {
    if (isReplying && canSend) field.current?.focus();
  }, [isReplying, canSend]);

  function reply() {
    if (field.current && !isDetails) field.current.focus();
    else void navigate({ to: '.', search: true, hash: REPLY_HASH, replace: true, resetScroll: false });
  }
  return (
    <>
      <PanelHead contact={contact} hasMail={conversation?.canSend !== false} onReply={reply} />
      {/* Hidden, not removed: a typed text and files that are being attached stay. */}
      <ConversationSection contact={contact} field={field} isHidden={isDetails} />
      {isDetails ? <ContactDetails contact={contact} /> : null}
    </>
  );
}
