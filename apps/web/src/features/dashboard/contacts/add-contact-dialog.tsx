import { CONTACT_FIELDS, CONTACT_INPUTS, type Contact, type ContactInput } from '@tideline/domain/contact/contact';
import type { EntityField } from '@tideline/domain/entity/entity-field';
import { isAskedFor } from '@tideline/domain/question/question';
import { trpc } from '../../../lib/calls/trpc.ts';
import { errorWithin } from '../../../lib/text/error-message.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { FormDialog } from '../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../staff/kit/dialogs/use-form.ts';
import { SelectField } from '../../../staff/kit/fields/select-field.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { TextareaField } from '../../../staff/kit/fields/textarea-field.tsx';
import { AnswerField } from './answer-field.tsx';

export type AddContactDialogProps = { onAdded: (contact: Contact) => void; onClose: () => void };

const EMPTY = Object.fromEntries(CONTACT_INPUTS.map((name) => [name, ''])) as Record<ContactInput, string>;
const NO_ANSWERS: Record<string, string> = {};

/** Enters an enquiry that came by phone or in person. The person receives no mail. */
export function AddContactDialog({ onAdded, onClose }: AddContactDialogProps) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const add = trpc.contacts.add.useMutation({
    onSuccess: async (contact) => {
      toast({ title: 'Inquiry added', text: `${contact.name}, ${contact.reference}` });
      onAdded(contact);
      await Promise.all([utils.contacts.invalidate(), utils.stats.invalidate()]);
    },
  });
  const form = useForm({ ...EMPTY, answers: NO_ANSWERS }, add);
  const { answers, ...typed } = form.values;
  const { data: questions = [] } = trpc.questions.asked.useQuery({});
  const asked = questions.filter((question) => isAskedFor(question, typed.package || null));

  function send() {
    const ids = new Set(asked.map(({ id }) => id));
    const sent = Object.entries(answers).filter(([id]) => ids.has(id));
    add.mutate({ ...typed, answers: Object.fromEntries(sent) });
  }

  return (
    <FormDialog
      title="Add inquiry"
      size="md"
      isDismissable={[...Object.values(typed), ...Object.values(answers)].every((text) => text === '')}
      form={form}
      action="Add inquiry"
      pendingAction="Adding..."
      onSubmit={send}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {CONTACT_INPUTS.map((name) => (
          <ContactField key={name} name={name} {...form.field(name)} />
        ))}
        {asked.map((question) => (
          <AnswerField
            key={question.id}
            question={question}
            value={answers[question.id] ?? ''}
            error={errorWithin(add.error, `answers.${question.id}`) ?? null}
            onChange={(answer) => form.set({ answers: { ...answers, [question.id]: answer } })}
          />
        ))}
      </div>
      <p className="text-sm text-muted">The person gets no email about it.</p>
    </FormDialog>
  );
}

type ContactFieldProps = {
  name: ContactInput;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
};

/** A field from the field list of enquiries. */
function ContactField({ name, ...field }: ContactFieldProps) {
  const { data: offered = [] } = trpc.contacts.packages.useQuery(undefined, { enabled: name === 'package' });
  const { label } = CONTACT_FIELDS[name];
  const { input, isRequired: required, maxLength }: EntityField = CONTACT_FIELDS[name];
  const className = input === 'text' || name === 'topic' ? 'sm:col-span-2' : undefined;
  const shared = { ...field, name, label, required, className, autoComplete: 'off' };
  if (input === 'text') return <TextareaField {...shared} rows={4} maxLength={maxLength} />;
  if (input !== 'choice') {
    return <TextField {...shared} type={input === 'email' ? 'email' : undefined} maxLength={maxLength} />;
  }
  const packages = offered.map((each) => ({ value: each.id, label: each.name }));
  return <SelectField {...shared} options={[{ value: '', label: 'None' }, ...packages]} />;
}
