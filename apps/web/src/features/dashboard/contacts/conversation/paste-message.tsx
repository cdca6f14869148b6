import type { Contact } from '@tideline/domain/contact/contact';
import { REPLY_MAX_LENGTH } from '@tideline/domain/conversation/message';
import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { IconButton } from '../../../../staff/kit/buttons/icon-button.tsx';
import { May } from '../../../../staff/roles/may.tsx';
import { SelectField } from '../../../../staff/kit/fields/select-field.tsx';
import { TextareaField } from '../../../../staff/kit/fields/textarea-field.tsx';
import { useRefreshContact } from '../use-refresh-contact.ts';
import { FormDialog } from '../../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../../staff/kit/dialogs/use-form.ts';

/** Opens the dialog for a message received or sent outside of the site. */
export function PasteButton({ contact }: { contact: Contact }) {
  const [isPasting, setIsPasting] = useState(false);
  return (
    <May use="contacts.edit">
      <IconButton label="Paste a message" onClick={() => setIsPasting(true)}>
        <ClipboardPaste aria-hidden="true" className="icon" />
      </IconButton>
      {isPasting ? <PasteMessage contact={contact} onClose={() => setIsPasting(false)} /> : null}
    </May>
  );
}

type PasteMessageProps = { contact: Contact; onClose: () => void };

function PasteMessage({ contact, onClose }: PasteMessageProps) {
  const utils = trpc.useUtils();
  const refresh = useRefreshContact();
  const paste = trpc.conversations.paste.useMutation({
    onSuccess: async () => {
      onClose();
      await Promise.all([utils.conversations.read.invalidate(), refresh(contact.id)]);
    },
  });
  const form = useForm<{ direction: 'in' | 'out'; text: string }>({ direction: 'in', text: '' }, paste);
  return (
    <FormDialog
      title="Paste a message"
      isDismissable={form.values.text === ''}
      form={form}
      action="Add to conversation"
      pendingAction="Adding..."
      onSubmit={() => paste.mutate({ contactId: contact.id, ...form.values })}
      onClose={onClose}
    >
      <SelectField
        label="Written by"
        options={[
          { value: 'in', label: contact.name },
          { value: 'out', label: 'Us, and sent already' },
        ]}
        {...form.field('direction')}
      />
      <TextareaField
        label="Pasted text"
        hint="Quoted text is folded. Nothing is sent."
        rows={8}
        maxLength={REPLY_MAX_LENGTH}
        {...form.field('text')}
      />
    </FormDialog>
  );
}
