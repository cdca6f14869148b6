import { type FormPage, isAskedFor, type Question, questionsOn } from '@tideline/domain/question/question';
import { ANSWER_FIELD } from '@tideline/domain/question/answer-field';
import { useEffect, useRef, useState } from 'react';
import { questionLabels } from '@tideline/copy/contact/question-labels';
import { fieldsOf } from '../lib/forms/form-fields.ts';
import { useCopy } from '../lib/copy/use-copy.ts';
import { classNames } from '../ui/controls/class-names.ts';
import { QuestionField } from './question-field.tsx';

export type QuestionFieldsProps = {
  questions: readonly Question[];
  page: FormPage;
  /** The packages that the form offers; without it, the form asks for none. */
  packages?: readonly { value: string; label: string }[];
  /** Previous input when the form is shown again, by the names of fields. */
  typed: Partial<Record<string, string>>;
  /** The error of a field, by its name. */
  errorOf: (field: string) => string | null | undefined;
};

/**
 * The questions that staff have added to a form. One for a package is shown once that package is chosen; without JavaScript, it is
 * always there and names its package.
 */
export function QuestionFields({ questions, page, packages = [], typed, errorOf }: QuestionFieldsProps) {
  const place = useRef<HTMLSpanElement>(null);
  const { onlyFor } = useCopy('contact', 'questionLabels', questionLabels);
  /** Null until the form is hydrated: until then, it works as without JavaScript. */
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    const note = () => setChosen(form ? (fieldsOf<string>(form)['package'] ?? '') : '');
    note();
    form?.addEventListener('input', note);
    form?.addEventListener('change', note);
    return () => {
      form?.removeEventListener('input', note);
      form?.removeEventListener('change', note);
    };
  }, []);
  const current = chosen ?? typed['package'] ?? '';
  return (
    <>
      <span ref={place} hidden />
      {questionsOn(questions, page).map((question) => {
        const name = ANSWER_FIELD + question.id;
        const isAsked = isAskedFor(question, current || null);
        const option = packages.find(({ value }) => value === question.package);
        return (
          <QuestionField
            key={question.id}
            question={question}
            name={name}
            note={option ? onlyFor.replace('{name}', option.label) : null}
            isAsked={isAsked}
            isOff={!isAsked && chosen !== null}
            defaultValue={typed[name]}
            error={errorOf(name)}
            className={classNames(!isAsked && 'hidden no-js:grid!')}
          />
        );
      })}
    </>
  );
}
