import type { Contact } from '@tideline/domain/contact/contact';
import { REPLY_MAX_LENGTH } from '@tideline/domain/conversation/message';
import { type SubmitEvent, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../../ui/overlays/dialog-foot.tsx';
import { SelectField } from '../../../../staff/kit/select-field.tsx';
import { TextareaField } from '../../../../staff/kit/textarea-field.tsx';

export type PasteMessageProps = { contact: Contact; onClose: () => void };

/** Enters a message received or sent outside of the site. */
export function PasteMessage({ contact, onClose }: PasteMessageProps) {
  const [direction, setDirection] = useState<'in' | 'out'>('in');
  const [text, setText] = useState('');
  const utils = trpc.useUtils();
  const paste = trpc.conversations.paste.useMutation({
    onSuccess: async () => {
      onClose();
      await Promise.all([utils.conversations.read.invalidate(), utils.contacts.invalidate()]);
    },
  });
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    paste.mutate({ contactId: contact.id, direction, text });
  }
  return (
    <Dialog open title="Paste a message" isDismissable={text === ''} onClose={onClose}>
      <form noValidate onSubmit={handleSubmit} className="grid gap-4">
        <SelectField
          label="Written by"
          value={direction}
          options={[
            { value: 'in', label: contact.name },
            { value: 'out', label: 'Us, and sent already' },
          ]}
          onChange={setDirection}
        />
        <TextareaField
          label="Pasted text"
          hint="What it quotes is folded. Nothing is sent."
          rows={8}
          maxLength={REPLY_MAX_LENGTH}
          value={text}
          onChange={setText}
        />
        <DialogFoot
          action="Add to conversation"
          pendingAction="Adding..."
          isPending={paste.isPending}
          error={paste.error ? errorMessage(paste.error) : null}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
