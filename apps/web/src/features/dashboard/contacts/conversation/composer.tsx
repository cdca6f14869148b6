import type { Contact } from '@tideline/domain/contact/contact';
import type { Conversation } from '@tideline/domain/conversation/message';
import type { Ref } from 'react';
import { useMay } from '../../../../lib/calls/use-may.ts';
import { SetUpMail } from '../../../../staff/set-up-mail.tsx';
import { replyAddress } from '../reply-address.ts';
import { PasteButton } from './paste-message.tsx';
import { ReplyForm } from './reply-form.tsx';
import type { useReplyDraft } from './use-reply-draft.ts';

export type ComposerProps = {
  contact: Contact;
  conversation: Conversation;
  draft: ReturnType<typeof useReplyDraft>;
  field: Ref<HTMLTextAreaElement>;
};

/** The form for a reply at the foot of the conversation, or what to do without a mail server. */
export function Composer({ contact, conversation, draft, field }: ComposerProps) {
  const may = useMay();
  const mayReply = may('contacts.reply');
  if (!mayReply && !may('contacts.edit')) return null;
  return (
    <div className="max-h-[60%] flex-none overflow-y-auto overscroll-contain border-t border-line px-4 py-3">
      {mayReply && conversation.canSend ? (
        <ReplyForm contact={contact} conversation={conversation} draft={draft} field={field} />
      ) : (
        <div className="flex items-start gap-2">
          {mayReply ? (
            <p className="max-w-prose flex-1 text-muted">
              <SetUpMail purpose="to reply from here" />{' '}
              <a className="link" href={replyAddress(contact)}>
                Reply by email
              </a>{' '}
              opens your own mail program; the reply is then not in this conversation.
            </p>
          ) : null}
          <PasteButton contact={contact} />
        </div>
      )}
    </div>
  );
}
