import {
  CONTACT_FIELDS,
  CONTACT_INPUTS,
  CONTACT_PACKAGES,
  type Contact,
  type ContactInput,
} from '@tideline/domain/contact/contact';
import type { EntityField } from '@tideline/domain/entity/entity-field';
import { type SubmitEvent, useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { fieldsOf } from '../../../lib/forms/form-fields.ts';
import { errorMessage, fieldError } from '../../../lib/text/error-message.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Textarea } from '../../../ui/controls/textarea.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../ui/overlays/dialog-foot.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';

export type AddContactDialogProps = { onAdded: (contact: Contact) => void; onClose: () => void };

/** Enters an enquiry that came by phone or in person. The person receives no mail. */
export function AddContactDialog({ onAdded, onClose }: AddContactDialogProps) {
  const [isTyped, setIsTyped] = useState(false);
  const toast = useToast();
  const utils = trpc.useUtils();
  const add = trpc.contacts.add.useMutation({
    onSuccess: async (contact) => {
      toast({ title: 'Enquiry added', text: `${contact.name}, ${contact.reference}` });
      onAdded(contact);
      await Promise.all([utils.contacts.invalidate(), utils.stats.invalidate()]);
    },
  });
  const errors = CONTACT_INPUTS.map((field) => fieldError(add.error, field));

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = fieldsOf<ContactInput>(event.currentTarget);
    add.mutate({ ...fields, package: CONTACT_PACKAGES.find((known) => known === fields.package) ?? '' });
  }

  return (
    <Dialog open title="Add enquiry" size="md" isDismissable={!isTyped} onClose={onClose}>
      <form noValidate onSubmit={handleSubmit} onInput={() => setIsTyped(true)} className="grid gap-4 sm:grid-cols-2">
        {CONTACT_INPUTS.map((field, at) => (
          <ContactField key={field} name={field} error={errors[at]} />
        ))}
        <div className="grid gap-4 sm:col-span-2">
          <p className="text-sm text-muted">The person receives no mail about it.</p>
          <DialogFoot
            action="Add enquiry"
            pendingAction="Adding..."
            isPending={add.isPending}
            error={add.error && errors.every((error) => error === undefined) ? errorMessage(add.error) : null}
            onClose={onClose}
          />
        </div>
      </form>
    </Dialog>
  );
}

/** A field from the field list of enquiries. */
function ContactField({ name, error }: { name: ContactInput; error: string | undefined }) {
  const { label } = CONTACT_FIELDS[name];
  const { input, isRequired, maxLength }: EntityField = CONTACT_FIELDS[name];
  const isWide = input === 'text' || name === 'topic';
  return (
    <Field label={label} required={isRequired} error={error} className={isWide ? 'sm:col-span-2' : undefined}>
      {(control) => {
        const props = { ...control, name, autoComplete: 'off' };
        if (input === 'text') return <Textarea {...props} dir="auto" rows={4} maxLength={maxLength} />;
        if (input !== 'choice') {
          return <Input {...props} dir="auto" type={input === 'email' ? 'email' : undefined} maxLength={maxLength} />;
        }
        return (
          <Select {...props}>
            <option value="">None</option>
            {CONTACT_PACKAGES.map((known) => (
              <option key={known} value={known}>
                {known.toUpperCase()}
              </option>
            ))}
          </Select>
        );
      }}
    </Field>
  );
}
