import type { SavedReply } from '@tideline/domain/conversation/saved-reply';
import { useRef, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { RowButton } from '../../../../staff/kit/buttons/row-button.tsx';
import { SavedReplyForm } from './saved-reply-form.tsx';

export type SavedReplyItemProps = {
  reply: SavedReply;
  /** Without it, the list is not open to write a reply. */
  onInsert?: () => void;
  /** Fetches the list again. */
  onChanged: () => Promise<unknown>;
};

/** A saved reply in the list: inserts, edits and deletes it. */
export function SavedReplyItem({ reply, onInsert, onChanged }: SavedReplyItemProps) {
  const [isEdited, setIsEdited] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const remove = trpc.conversations.savedReplies.remove.useMutation({ onSettled: onChanged });
  function endEdit() {
    editButton.current?.focus();
    setIsEdited(false);
  }
  return (
    <li className="grid gap-2 border-b border-line pb-3">
      <p className="flex flex-wrap items-center gap-2">
        <strong dir="auto" className="mr-auto font-[560] wrap-anywhere">
          {reply.name}
        </strong>
        <span className="flex gap-2">
          {onInsert ? <RowButton act="Insert" name={reply.name} variant="secondary" onClick={onInsert} /> : null}
          <RowButton
            act="Edit"
            name={reply.name}
            ref={editButton}
            aria-expanded={isEdited}
            onClick={() => setIsEdited(!isEdited)}
          />
          <RowButton
            act="Delete"
            name={reply.name}
            disabled={remove.isPending}
            onClick={() => remove.mutate({ id: reply.id })}
          />
        </span>
      </p>
      {isEdited ? (
        <SavedReplyForm
          start={reply}
          onSaved={async () => {
            await onChanged();
            endEdit();
          }}
          onCancel={endEdit}
        />
      ) : (
        <p dir="auto" className="line-clamp-3 text-sm whitespace-pre-wrap text-muted">
          {reply.text}
        </p>
      )}
      <p role="alert" className="text-danger empty:hidden">
        {remove.error ? errorMessage(remove.error) : null}
      </p>
    </li>
  );
}
