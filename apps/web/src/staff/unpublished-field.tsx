import { UNPUBLISHED_ANSWERS, type UnpublishedAnswer } from '@tideline/domain/address/redirect';
import type { UnpublishedChoice } from '@tideline/domain/address/redirect.schema';
import { useState } from 'react';
import { Field } from '../ui/controls/field.tsx';
import { Input } from '../ui/controls/input.tsx';
import { Select } from '../ui/controls/select.tsx';

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
      <Field label="Visitors of this address then get">
        {(control) => (
          <Select
            {...control}
            value={answer}
            onChange={(event) => {
              const chosen = UNPUBLISHED_ANSWERS.find((known) => known === event.target.value) ?? 'hidden';
              setAnswer(chosen);
              if (chosen !== 'redirect') onValue({ answer: chosen });
              else onValue(target === '' ? null : { answer: chosen, target });
            }}
          >
            {UNPUBLISHED_ANSWERS.map((known) => (
              <option key={known} value={known}>
                {ANSWERS[known]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {answer === 'redirect' ? (
        <Field label="Page" hint="A page of this site, such as /services or /blog/local-seo.">
          {(control) => (
            <Input
              {...control}
              value={target}
              onChange={(event) => setTarget(event.target.value)}
              onBlur={() => onValue(target.trim() === '' ? null : { answer, target: target.trim() })}
            />
          )}
        </Field>
      ) : null}
    </div>
  );
}
