import type { Contact } from '@tideline/domain/contact/contact';
import { isStillWriting, REPLY_MAX_LENGTH, type Conversation } from '@tideline/domain/conversation/message';
import { type KeyboardEvent, type Ref, type SubmitEvent, useState } from 'react';
import { ConfirmDialog } from '../../../../staff/confirm-dialog.tsx';
import { useNow } from '../../../../staff/use-now.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { AttachButton, DraftFiles } from './draft-files.tsx';
import { DropArea } from './drop-area.tsx';
import { SavedReplies } from '../saved-replies/saved-replies.tsx';
import { useDraftFiles } from './use-draft-files.ts';
import type { useReplyDraft } from './use-reply-draft.ts';
import { useSendReply } from './use-send-reply.ts';
import { TextareaField } from '../../../../staff/kit/textarea-field.tsx';

export type ReplyFormProps = {
  contact: Contact;
  conversation: Conversation;
  draft: ReturnType<typeof useReplyDraft>;
  field: Ref<HTMLTextAreaElement>;
};

/** Writes a reply to the sender of an enquiry. */
export function ReplyForm({ contact, conversation, draft, field }: ReplyFormProps) {
  const { text, change, isUnsaved } = draft;
  const reply = useSendReply(contact.id, conversation, draft);
  const files = useDraftFiles(contact.id);
  const attached = conversation.draftFiles;
  const [isChoosing, setIsChoosing] = useState(false);

  function send() {
    if (!files.isAttaching) reply.send();
  }
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    send();
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  }

  return (
    <DropArea onFiles={(dropped) => void files.add(dropped)}>
      <form onSubmit={handleSubmit} className="grid gap-2">
        <OtherWriters conversation={conversation} />
        <TextareaField
          label={`Reply to ${contact.name}`}
          hasHiddenLabel
          error={reply.error ? errorMessage(reply.error) : null}
          hint={isUnsaved ? 'The server cannot be reached. Your text is stored in this browser.' : undefined}
          ref={field}
          rows={5}
          maxLength={REPLY_MAX_LENGTH}
          placeholder={`Write to ${contact.email}`}
          value={text}
          onChange={change}
          onKeyDown={handleKeyDown}
        />
        <DraftFiles attached={attached} files={files} />
        <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
          <Button type="submit" size="sm" disabled={reply.isPending || files.isAttaching || text.trim() === ''}>
            {reply.isPending ? 'Sending...' : 'Send reply'}
          </Button>
          <AttachButton onFiles={(chosen) => void files.add(chosen)} />
          <Button size="sm" variant="quiet" onClick={() => setIsChoosing(true)}>
            Saved replies
          </Button>
          {text === '' && attached.length === 0 ? null : (
            <DiscardDraft contactId={contact.id} onDiscarded={draft.clear} />
          )}
          {reply.hasNewer ? <output className="text-sm text-buoy">There is a new message above.</output> : null}
        </div>
        {isChoosing ? (
          <SavedReplies
            contact={contact}
            text={text}
            onInsert={(inserted) => {
              change(text.trim() === '' ? inserted : `${text.trimEnd()}\n\n${inserted}`);
              setIsChoosing(false);
            }}
            onClose={() => setIsChoosing(false)}
          />
        ) : null}
        {reply.newer ? (
          <ConfirmDialog
            title="Send your reply too?"
            action="Send anyway"
            pendingAction="Sending..."
            isPending={reply.isPending}
            error={null}
            onConfirm={reply.sendAnyway}
            onClose={reply.cancel}
          >
            <p>{reply.newer.fromName || reply.newer.fromAddress} has written since you began:</p>
            <p dir="auto" className="line-clamp-6 border-l-3 border-line-strong pl-3 whitespace-pre-wrap text-ink">
              {reply.newer.text}
            </p>
          </ConfirmDialog>
        ) : null}
      </form>
    </DropArea>
  );
}

function OtherWriters({ conversation: { others } }: { conversation: Conversation }) {
  const now = useNow();
  const [writing, begun] = [
    others.filter((other) => isStillWriting(other, now)).map(({ name }) => name),
    others.filter((other) => !isStillWriting(other, now)).map(({ name }) => name),
  ];
  return (
    <output className="grid gap-1 text-sm text-buoy empty:hidden">
      {writing.length > 0 ? <span>{joined(writing, 'is', 'are')} writing a reply now.</span> : null}
      {begun.length > 0 ? <span>{joined(begun, 'has', 'have')} an unsent reply.</span> : null}
    </output>
  );
}

function joined(names: readonly string[], one: string, more: string): string {
  return `${new Intl.ListFormat('en-US').format(names)} ${names.length === 1 ? one : more}`;
}
