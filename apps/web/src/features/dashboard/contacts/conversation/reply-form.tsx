import { REPLY_MAX_LENGTH } from '@tideline/domain/conversation/message';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { TextareaField } from '../../../../staff/kit/fields/textarea-field.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { SavedRepliesButton } from '../saved-replies/saved-replies-button.tsx';
import type { ComposerProps } from './composer.tsx';
import { CrossedMessage } from './crossed-message.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { AttachButton, DraftFiles } from './draft-files.tsx';
import { DropArea } from './drop-area.tsx';
import { OtherWriters } from './other-writers.tsx';
import { PasteButton } from './paste-message.tsx';
import { useDraftFiles } from './use-draft-files.ts';
import { useSendReply } from './use-send-reply.ts';

/** Writes a reply to the sender of an enquiry. */
export function ReplyForm({ contact, conversation, draft, field }: ComposerProps) {
  const { text, change, isUnsaved } = draft;
  const reply = useSendReply(contact.id, conversation, draft);
  const files = useDraftFiles(contact.id);
  const attached = conversation.draftFiles;

  function send() {
    if (!files.isAttaching) reply.send();
  }
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Once pressed, the button is disabled. By keyboard, the focus goes on to the field.
    if (event.nativeEvent.submitter?.matches(':focus-visible')) event.currentTarget.querySelector('textarea')?.focus();
    send();
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  }

  return (
    <DropArea onFiles={(dropped) => void files.add(dropped)}>
      <form onSubmit={handleSubmit} className="grid gap-2">
        <OtherWriters conversation={conversation} />
        {reply.hasNewer ? <output className="text-buoy">There is a new message above.</output> : null}
        <TextareaField
          label={`Reply to ${contact.name}`}
          hasHiddenLabel
          error={reply.error ? errorMessage(reply.error) : null}
          hint={isUnsaved ? 'The server cannot be reached. Your text is stored in this browser.' : undefined}
          ref={field}
          rows={3}
          inputClassName="field-sizing-content max-h-[25dvh] min-h-24"
          maxLength={REPLY_MAX_LENGTH}
          placeholder={`Write to ${contact.email}`}
          value={text}
          onChange={change}
          onKeyDown={handleKeyDown}
        />
        <DraftFiles attached={attached} files={files} />
        <div className="flex items-center gap-1">
          <Button
            type="submit"
            size="sm"
            className="mr-auto"
            disabled={reply.isPending || files.isAttaching || text.trim() === ''}
          >
            {reply.isPending ? 'Sending...' : 'Send reply'}
          </Button>
          {text === '' && attached.length === 0 ? null : (
            <DiscardDraft contactId={contact.id} onDiscarded={draft.clear} />
          )}
          <PasteButton contact={contact} />
          <AttachButton onFiles={(chosen) => void files.add(chosen)} />
          <SavedRepliesButton contact={contact} text={text} onChange={change} />
        </div>
        <CrossedMessage reply={reply} />
      </form>
    </DropArea>
  );
}
