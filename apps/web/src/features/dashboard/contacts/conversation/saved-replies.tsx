import type { Contact } from '@tideline/domain/contact/contact';
import { fillReply, REPLY_FIELDS, SAVED_REPLY_NAME_MAX_LENGTH } from '@tideline/domain/conversation/saved-reply';
import { staffLabel } from '@tideline/domain/staff/staff';
import { type SubmitEvent, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { findUser } from '../../../../lib/session/session.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Field } from '../../../../ui/controls/field.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../../ui/overlays/dialog-foot.tsx';

export type SavedRepliesProps = {
  contact: Contact;
  /** What is typed so far, which can be saved. */
  text: string;
  onInsert: (text: string) => void;
  onClose: () => void;
};

/** Inserts a saved reply with its fields filled in, saves the typed text as one, or deletes one. */
export function SavedReplies({ contact, text, onInsert, onClose }: SavedRepliesProps) {
  const saved = trpc.conversations.savedReplies.list.useQuery(undefined, { refetchOnMount: 'always' });
  const site = trpc.settings.site.useQuery();
  const utils = trpc.useUtils();
  const refresh = () => utils.conversations.savedReplies.list.invalidate();
  const remove = trpc.conversations.savedReplies.remove.useMutation({ onSettled: refresh });
  const user = findUser();
  const words = { staffName: user ? staffLabel(user) : '', siteTitle: site.data?.siteTitle ?? '' };
  return (
    <Dialog open title="Saved replies" onClose={onClose}>
      <div className="grid gap-5">
        {saved.data?.length === 0 ? <p className="text-muted">There are no saved replies yet.</p> : null}
        <ul className="grid gap-3">
          {saved.data?.map((reply) => (
            <li key={reply.id} className="grid gap-1 border-b border-line pb-3">
              <p className="flex flex-wrap items-center gap-2">
                <strong dir="auto" className="mr-auto font-[560] wrap-anywhere">
                  {reply.name}
                </strong>
                <span className="flex gap-2">
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={`Insert ${reply.name}`}
                    onClick={() => onInsert(fillReply(reply.text, contact, words))}
                  >
                    Insert
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={`Delete ${reply.name}`}
                    disabled={remove.isPending}
                    onClick={() => remove.mutate({ id: reply.id })}
                  >
                    Delete
                  </Button>
                </span>
              </p>
              <p dir="auto" className="line-clamp-3 text-sm whitespace-pre-wrap text-muted">
                {reply.text}
              </p>
            </li>
          ))}
        </ul>
        {remove.error ? <p className="text-danger">{errorMessage(remove.error)}</p> : null}
        <NewSavedReply text={text} onSaved={refresh} onClose={onClose} />
      </div>
    </Dialog>
  );
}

type NewSavedReplyProps = { text: string; onSaved: () => Promise<unknown>; onClose: () => void };

function NewSavedReply({ text, onSaved, onClose }: NewSavedReplyProps) {
  const [name, setName] = useState('');
  const save = trpc.conversations.savedReplies.save.useMutation({
    onSuccess: async () => {
      setName('');
      await onSaved();
    },
  });
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    save.mutate({ name, text });
  }
  if (text.trim() === '') {
    return (
      <p className="text-sm text-muted">
        To save a reply, type it first. Fields are filled in: {REPLY_FIELDS.map((field) => `{${field}}`).join(', ')}.
      </p>
    );
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      <Field label="Save what is typed as">
        {(control) => (
          <Input
            {...control}
            maxLength={SAVED_REPLY_NAME_MAX_LENGTH}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <DialogFoot
        action="Save reply"
        pendingAction="Saving..."
        isPending={save.isPending}
        error={save.error ? errorMessage(save.error) : null}
        onClose={onClose}
      />
    </form>
  );
}
