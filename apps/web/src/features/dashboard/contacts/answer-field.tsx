import { type Question, QUESTION_LIMITS } from '@tideline/domain/question/question';
import { CONSENTED } from '@tideline/domain/question/read-answers';
import { CheckboxField } from '../../../staff/kit/fields/checkbox-field.tsx';
import { SelectField } from '../../../staff/kit/fields/select-field.tsx';
import { TextareaField } from '../../../staff/kit/fields/textarea-field.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';

export type AnswerFieldProps = {
  question: Question;
  value: string;
  error: string | null;
  onChange: (answer: string) => void;
};

/** A question of the form in an inquiry that staff enter: it may stay open. */
export function AnswerField({ question: { label, kind, choices }, ...field }: AnswerFieldProps) {
  const shared = { ...field, label, className: 'sm:col-span-2', autoComplete: 'off' };
  if (kind === 'long') return <TextareaField {...shared} rows={3} maxLength={QUESTION_LIMITS.long} />;
  if (kind === 'choice') {
    const options = choices.map((choice) => ({ value: choice, label: choice }));
    return <SelectField {...shared} options={[{ value: '', label: 'None' }, ...options]} />;
  }
  if (kind === 'consent') {
    return (
      <CheckboxField
        label={label}
        className="sm:col-span-2"
        isChecked={field.value === CONSENTED}
        onChange={(isGiven) => field.onChange(isGiven ? CONSENTED : '')}
      />
    );
  }
  return <TextField {...shared} maxLength={QUESTION_LIMITS.short} />;
}
