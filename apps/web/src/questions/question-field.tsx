import { type Question, QUESTION_LIMITS } from '@tideline/domain/question/question';
import { questionLabels } from '@tideline/copy/contact/question-labels';
import { useCopy } from '../lib/copy/use-copy.ts';
import { classNames } from '../ui/controls/class-names.ts';
import { Field } from '../ui/controls/field.tsx';
import { Input } from '../ui/controls/input.tsx';
import { Select } from '../ui/controls/select.tsx';
import { Textarea } from '../ui/controls/textarea.tsx';
import { ConsentField } from './consent-field.tsx';

export type QuestionFieldProps = {
  question: Question;
  name: string;
  /** For which package it is asked, for visitors without JavaScript; null: always. */
  note: string | null;
  isAsked: boolean;
  /** Hidden, and left out of what is sent. */
  isOff: boolean;
  /** Previous input when the form is shown again. */
  defaultValue: string | undefined;
  error: string | null | undefined;
  className?: string;
};

const WIDE = new Set<Question['kind']>(['long', 'choice', 'consent']);

/** One question that staff have added to a form. */
export function QuestionField({ question, note, isAsked, isOff, defaultValue, ...field }: QuestionFieldProps) {
  const { label, help, kind, choices } = question;
  const { choose } = useCopy('contact', 'questionLabels', questionLabels);
  const { name, error } = field;
  const required = question.isRequired && isAsked;
  const className = classNames(WIDE.has(kind) && 'sm:col-span-2', field.className);
  const hint =
    help === '' && note === null ? null : (
      <bdi>
        {help} {note === null ? null : <span className="hidden no-js:inline">{note}</span>}
      </bdi>
    );
  if (kind === 'consent')
    return (
      <ConsentField isGiven={Boolean(defaultValue)} {...{ label, hint, name, error, required, isOff, className }} />
    );
  return (
    <Field label={<bdi>{label}</bdi>} {...{ hint, error, required, className }}>
      {(control) => {
        const props = { ...control, name, defaultValue, disabled: isOff };
        if (kind === 'long') return <Textarea {...props} rows={5} maxLength={QUESTION_LIMITS.long} />;
        if (kind === 'choice')
          return (
            <Select {...props}>
              <option value="">{choose}</option>
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
            </Select>
          );
        return <Input {...props} {...INPUTS[kind]} maxLength={QUESTION_LIMITS.short} />;
      }}
    </Field>
  );
}

/** What phones offer to type with. */
const INPUTS = {
  short: {},
  number: { inputMode: 'decimal' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const;
