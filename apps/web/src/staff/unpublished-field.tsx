import { UNPUBLISHED_ANSWERS, type UnpublishedAnswer } from '@tideline/domain/address/redirect';
import type { UnpublishedChoice } from '@tideline/domain/address/redirect.schema';
import { useState } from 'react';
import { SelectField } from './kit/fields/select-field.tsx';
import { TextField } from '../ui/controls/text-field.tsx';

const ANSWERS: Record<UnpublishedAnswer, string> = {
  hidden: 'Not found (404)',
  gone: 'Gone for good (410)',
  redirect: 'Another page',
};

export type UnpublishedFieldProps = {
  value: UnpublishedChoice;
  /** Null while the target of a redirect is missing. */
  onValue: (value: UnpublishedChoice | null) => void;
};

/** What visitors get at the address of a post that is no longer public. */
export function UnpublishedField({ value, onValue }: UnpublishedFieldProps) {
  const [answer, setAnswer] = useState(value.answer);
  const [target, setTarget] = useState(value.answer === 'redirect' ? value.target : '');
  return (
    <div className="grid gap-3">
      <SelectField
        label="Visitors of this address then get"
        value={answer}
        options={UNPUBLISHED_ANSWERS.map((known) => ({ value: known, label: ANSWERS[known] }))}
        onChange={(chosen) => {
          setAnswer(chosen);
          if (chosen !== 'redirect') onValue({ answer: chosen });
          else onValue(target === '' ? null : { answer: chosen, target });
        }}
      />
      {answer === 'redirect' ? (
        <TextField
          label="Page"
          hint="A page of this site, such as /services or /blog/local-seo."
          value={target}
          onChange={setTarget}
          onBlur={() => onValue(target.trim() === '' ? null : { answer, target: target.trim() })}
        />
      ) : null}
    </div>
  );
}
