import type { BookingAnswer } from '@tideline/domain/booking/booking';
import { CALL_FIELDS, CALL_INPUTS, type CallField, type CallFormField } from '@tideline/domain/booking/call-fields';
import { CALL_PATH } from '@tideline/domain/booking/call-path';
import type { CallWeek } from '@tideline/domain/booking/call-week';
import { TRAP_FIELD } from '@tideline/domain/contact/spam';
import type { FormAnswer } from '@tideline/page-contract';
import { type FormEvent, useEffect, useState } from 'react';
import { callFields, callForm } from '@tideline/copy/calls/discovery-call';
import { trapLabel } from '@tideline/copy/site';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { loadApi } from '../../lib/calls/load-api.ts';
import { useCall } from '../../lib/calls/use-call.ts';
import { answersOf, fieldsOf } from '../../lib/forms/form-fields.ts';
import { findAttempt, nextAttempt, storeAttempt } from '../../lib/forms/send-attempt.ts';
import { useDraftForm } from '../../lib/forms/use-draft-form.ts';
import { fromIssue } from '../../lib/page-start/issue-link.ts';
import { errorMessage, fieldError, isConflict } from '../../lib/text/error-message.ts';
import { useTrail } from '../../lib/trail/use-trail.tsx';
import { FormQuestions } from '../../questions/form-questions.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Input } from '../../ui/controls/input.tsx';
import { Textarea } from '../../ui/controls/textarea.tsx';
import { TrapField } from '../../ui/controls/trap-field.tsx';
import { loadCallTimes } from './times/call-times.ts';
import { CALL_DRAFT, CALL_FORM } from './times/other-days-button.tsx';
import { OtherTimes } from './times/other-times.tsx';

export type CallFormProps = {
  /** The time chosen before. */
  startsAt: string;
  /** The free times around it. */
  week: CallWeek;
  /** Whether the form offers other times: somebody else has booked the chosen one, or the visitor asked without JavaScript. */
  offersOthers: boolean;
  /** Previous input of a post without JavaScript, with its errors. */
  refused?: Pick<FormAnswer, 'fields' | 'issues'>;
  /** Somebody else has booked the chosen time meanwhile. */
  onTaken?: () => void;
  onBooked: (answer: BookingAnswer) => void;
};

/** Session storage key of the attempt to send the form. */
const CALL_ATTEMPT = 'call-attempt';

type Name = CallField | 'startsAt' | 'kind' | typeof TRAP_FIELD;

/**
 * The form of a call. Without JavaScript, a plain form post. When the chosen time was just taken, the form offers others and
 * stays filled in.
 */
export function CallForm({ startsAt, week, offersOthers, refused, onTaken, onBooked }: CallFormProps) {
  const copy = useCopy('discovery-call', 'form', callForm);
  const trail = useTrail();
  const { form, saveDraft, filledInMs, clear } = useDraftForm(CALL_DRAFT, refused !== undefined, trail.prepare);
  const book = useCall((api) => api.bookings.book.mutate);
  const { isPending, error } = book;
  const [answered, setAnswered] = useState(refused);
  /** The free times to choose from after the chosen one was taken. */
  const [others, setOthers] = useState(offersOthers ? week : null);
  const { visitorZone, timeZone, kind } = week;

  useEffect(() => {
    // The list of other times takes the focus itself.
    if (!error || isConflict(error)) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid], [role="alert"]')?.focus();
  }, [error, form]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    setAnswered(undefined);
    const fields = fieldsOf<Name>(event.currentTarget);
    const attempt = nextAttempt(findAttempt(CALL_ATTEMPT), fields);
    storeAttempt(CALL_ATTEMPT, attempt);
    book.mutate(
      {
        ...fields,
        answers: answersOf(fields),
        timeZone: visitorZone,
        idempotencyKey: attempt.key,
        filledInMs: filledInMs(),
        fromIssue: fromIssue(),
        trail: trail.read(),
      },
      { onSuccess: handleBooked, onError: (failure) => void handleError(failure) },
    );
  }
  function handleBooked(answer: BookingAnswer) {
    clear();
    storeAttempt(CALL_ATTEMPT, null);
    onBooked(answer);
  }
  async function handleError(failure: unknown) {
    if (!isConflict(failure)) return;
    onTaken?.();
    const search = { kind: kind?.id, zone: visitorZone, at: startsAt };
    const { week: free } = await loadCallTimes(await loadApi(), search, timeZone);
    setOthers(free);
  }

  /** Error of a field, from the latest response. */
  function errorOf(field: string) {
    return fieldError(error, field) ?? answered?.issues.find(({ path }) => path === field)?.message;
  }
  const typed = refused?.fields ?? {};
  return (
    <form
      ref={form}
      id={CALL_FORM}
      method="post"
      action={CALL_PATH}
      onSubmit={handleSubmit}
      onInput={() => {
        trail.prepare();
        saveDraft();
        book.prepare();
      }}
      className="grid gap-5 sm:grid-cols-2"
    >
      <TrapField name={TRAP_FIELD} label={trapLabel} />
      <input type="hidden" name="timeZone" value={visitorZone} />
      {kind === undefined ? null : <input type="hidden" name="kind" value={kind.id} />}
      {error === null ? null : (
        <p role="alert" tabIndex={-1} className="border-l-3 border-danger pl-4 sm:col-span-2">
          {errorMessage(error)} {copy.failure.text}
        </p>
      )}
      {others === null ? (
        <input type="hidden" name="startsAt" value={startsAt} />
      ) : (
        <OtherTimes key={countTimes(others)} week={others} near={startsAt} />
      )}
      {CALL_INPUTS.map((name) => (
        <InputField key={name} name={name} defaultValue={typed[name]} error={errorOf(name)} />
      ))}
      <FormQuestions page={CALL_PATH} typed={typed} errorOf={errorOf} />
      <div className="flex flex-wrap items-center justify-between gap-4 sm:col-span-2">
        <p className="type-label font-normal text-muted">{copy.requiredHint}</p>
        <Button type="submit" disabled={isPending} className="min-w-44">
          {isPending ? copy.submitting : copy.submit}
        </Button>
        {trail.note}
      </div>
    </form>
  );
}

/** Other than before when a second choice was taken, too: then the choices begin anew. */
function countTimes({ days }: CallWeek): number {
  return days.flatMap(({ times }) => times).length;
}

type InputFieldProps = {
  name: CallField;
  /** Previous input when the form is shown again. */
  defaultValue: string | undefined;
  error: string | undefined;
};

/** One field, as the list of the form's fields describes it. */
function InputField({ name, defaultValue, error }: InputFieldProps) {
  const { input, isRequired, maxLength }: CallFormField = CALL_FIELDS[name];
  const { label, ...attributes } = callFields[name];
  const isText = input === 'text';
  return (
    <Field label={label} required={isRequired} error={error} className={isText ? 'sm:col-span-2' : undefined}>
      {(control) => {
        const props = { ...control, ...attributes, name, maxLength, defaultValue };
        if (isText) return <Textarea {...props} dir="auto" rows={5} />;
        return <Input {...props} type={input === 'email' ? 'email' : undefined} />;
      }}
    </Field>
  );
}
