import { FORM_PAGES, type Question, QUESTION_KINDS, QUESTION_LIMITS } from '@tideline/domain/question/question';
import { useState } from 'react';
import { errorMessage, errorWithin } from '../../../../lib/text/error-message.ts';
import { FormDialog } from '../../../../staff/kit/dialogs/form-dialog.tsx';
import { CheckboxField } from '../../../../staff/kit/fields/checkbox-field.tsx';
import { SelectField } from '../../../../staff/kit/fields/select-field.tsx';
import { TextareaField } from '../../../../staff/kit/fields/textarea-field.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { KIND_WORDS, PAGE_WORDS } from './question-words.ts';

export type QuestionDialogProps = {
  question: Question;
  /** Its place in the list, as the server names its fields. */
  at: number;
  packages: readonly { id: string; name: string }[];
  save: { error: unknown; isPending: boolean; reset: () => void };
  onSave: (question: Question) => void;
  onClose: () => void;
};

const KINDS = QUESTION_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));
const PAGES = [
  { value: '' as const, label: 'Every form' },
  ...FORM_PAGES.map((value) => ({ value, label: PAGE_WORDS[value] })),
];
const FIELDS = ['label', 'help', 'kind', 'choices', 'page', 'package'] as const;

/** Adds a question to the form, or changes one. Inquiries keep the words in which they were asked. */
export function QuestionDialog({ question, at, packages, save, onSave, onClose }: QuestionDialogProps) {
  const [form, setForm] = useState(question);
  const set = (changes: Partial<Question>) => setForm({ ...form, ...changes });
  const errorOf = (name: (typeof FIELDS)[number]) => errorWithin(save.error, `questions.${at}.${name}`) ?? null;
  const failure = save.error && FIELDS.every((name) => errorOf(name) === null) ? errorMessage(save.error) : null;
  const { kind, page } = form;
  return (
    <FormDialog
      title={question.id === '' ? 'Add question' : 'Edit the question'}
      size="md"
      form={{ act: save, failure }}
      action="Save question"
      onSubmit={() => onSave(savedForm(form))}
      onClose={onClose}
    >
      <TextField
        label={kind === 'consent' ? 'Sentence to agree to' : 'Question'}
        dir="auto"
        value={form.label}
        maxLength={QUESTION_LIMITS.label}
        error={errorOf('label')}
        onChange={(label) => set({ label })}
      />
      <TextField
        label="Help"
        hint="Shown below the question. May be empty."
        dir="auto"
        value={form.help}
        maxLength={QUESTION_LIMITS.help}
        error={errorOf('help')}
        onChange={(help) => set({ help })}
      />
      <SelectField
        label="Answer"
        options={KINDS}
        value={kind}
        error={errorOf('kind')}
        onChange={(chosen) => set({ kind: chosen })}
      />
      {kind === 'choice' ? (
        <TextareaField
          label="Choices"
          hint="One per line"
          dir="auto"
          rows={4}
          value={form.choices.join('\n')}
          error={errorOf('choices')}
          onChange={(text) => set({ choices: text.split('\n') })}
        />
      ) : null}
      <CheckboxField
        label={kind === 'consent' ? 'Required to send the form' : 'Required'}
        isChecked={form.isRequired}
        onChange={(isRequired) => set({ isRequired })}
      />
      <SelectField
        label="Asked in"
        options={PAGES}
        value={page ?? ''}
        error={errorOf('page')}
        onChange={(chosen) => set({ page: chosen === '' ? null : chosen })}
      />
      {page === '/discovery-call' ? null : (
        <SelectField
          label="Asked for"
          options={[
            { value: '', label: 'Every package' },
            ...packages.map(({ id, name }) => ({ value: id, label: `Only ${name}` })),
          ]}
          value={form.package ?? ''}
          error={errorOf('package')}
          onChange={(chosen) => set({ package: chosen === '' ? null : chosen })}
        />
      )}
    </FormDialog>
  );
}

/** Without what the kind and the page leave no field for. */
function savedForm(form: Question): Question {
  return {
    ...form,
    choices: form.kind === 'choice' ? form.choices.filter((choice) => choice.trim() !== '') : [],
    package: form.page === '/discovery-call' ? null : form.package,
  };
}
