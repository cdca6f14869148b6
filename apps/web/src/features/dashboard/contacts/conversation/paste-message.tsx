import type { Contact } from '@tideline/domain/contact/contact';
import { REPLY_MAX_LENGTH } from '@tideline/domain/conversation/message';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { SelectField } from '../../../../staff/kit/select-field.tsx';
import { TextareaField } from '../../../../staff/kit/textarea-field.tsx';
import { FormDialog } from '../../../../staff/kit/form-dialog.tsx';
import { useForm } from '../../../../staff/kit/use-form.ts';

export type PasteMessageProps = { contact: Contact; onClose: () => void };

/** Enters a message received or sent outside of the site. */
export function PasteMessage({ contact, onClose }: PasteMessageProps) {
  const utils = trpc.useUtils();
  const paste = trpc.conversations.paste.useMutation({
    onSuccess: async () => {
      onClose();
      await Promise.all([utils.conversations.read.invalidate(), utils.contacts.invalidate()]);
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
