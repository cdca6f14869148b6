import {
  CONTACT_INPUTS,
  type ContactAnswer,
  type ContactInput,
  DEFAULT_CONTACT_SOURCE,
} from '@tideline/domain/contact/contact';
import { TRAP_FIELD } from '@tideline/domain/contact/spam';
import { type FormEvent, useEffect, useState } from 'react';
import { contactForm } from '@tideline/copy/contact/contact';
import { trapLabel } from '@tideline/copy/site';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { usePackageOptions } from '../../lib/copy/use-package-options.ts';
import { celebrate } from '../../lib/forms/celebrate.ts';
import { fieldError } from '../../lib/text/error-message.ts';
import type { FormAnswer } from '@tideline/page-contract';
import { fromIssue } from '../../lib/page-start/issue-link.ts';
import { CONTACT_DRAFT } from '../../lib/forms/form-draft.ts';
import { addTopic } from '../../lib/forms/topic-line.ts';
import type { FormStart } from '../../lib/forms/form-link.ts';
import { answersOf, fieldsOf, fill } from '../../lib/forms/form-fields.ts';
import { useTrail } from '../../lib/trail/use-trail.tsx';
import { useCall } from '../../lib/calls/use-call.ts';
import { useDraftForm } from '../../lib/forms/use-draft-form.ts';
import { FormQuestions } from '../../questions/form-questions.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { TrapField } from '../../ui/controls/trap-field.tsx';
import { ContactField } from './contact-field.tsx';
import { CONTACT_ATTEMPT, findAttempt, nextAttempt, storeAttempt } from '../../lib/forms/send-attempt.ts';

/** What the visitor sees after sending. */
export type SentContact = Pick<ContactAnswer, 'reference'> & { topic: string };

export type ContactFormProps = {
  /** Fills the form in and focuses its first field; a new object applies again. */
  start: FormStart | null;
  /** Previous input of a post without JavaScript, with its errors. */
  refused?: Pick<FormAnswer, 'fields' | 'issues'>;
  onSent: (sent: SentContact) => void;
};

/** The enquiry form. Without JavaScript, a plain form post; with it, input is stored until it is sent. */
export function ContactForm({ start, refused, onSent }: ContactFormProps) {
  const copy = useCopy('contact', 'form', contactForm);
  const packages = usePackageOptions();
  const trail = useTrail();
  const { form, saveDraft, filledInMs, clear } = useDraftForm(CONTACT_DRAFT, refused !== undefined, trail.prepare);
  const toast = useToast();
  const send = useCall((api) => api.contacts.send.mutate);
  const { isPending, error } = send;
  const [answered, setAnswered] = useState(refused);

  useEffect(() => {
    if (!form.current || !start) return;
    const { topic, ...others } = start;
    if (topic) fill(form.current, { topic: addTopic(fieldsOf<ContactInput>(form.current).topic, topic) });
    fill(form.current, others);
    saveDraft();
    form.current.querySelector<HTMLElement>('[required]')?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- saveDraft reads the form
  }, [start, form]);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error, form]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    setAnswered(undefined);
    const fields = fieldsOf<ContactInput | typeof TRAP_FIELD>(event.currentTarget);
    const attempt = nextAttempt(findAttempt(CONTACT_ATTEMPT), fields);
    storeAttempt(CONTACT_ATTEMPT, attempt);
    send.mutate(
      {
        ...fields,
        answers: answersOf(fields),
        source: DEFAULT_CONTACT_SOURCE,
        idempotencyKey: attempt.key,
        filledInMs: filledInMs(),
        fromIssue: fromIssue(),
        trail: trail.read(),
      },
      {
        onSuccess: ({ reference }) => handleSent({ reference, topic: fields.topic }),
        onError: () => toast({ ...copy.failure, tone: 'destructive' }),
      },
    );
  }
  function handleSent(sent: SentContact) {
    clear();
    storeAttempt(CONTACT_ATTEMPT, null);
    toast(copy.success);
    void celebrate();
    if (form.current) onSent(sent); // only if the visitor is still on the page
  }

  /** Error of a field, from the latest response. */
  function errorOf(field: string) {
    return fieldError(error, field) ?? answered?.issues.find(({ path }) => path === field)?.message;
  }
  const typed = refused?.fields ?? {};
  return (
    <form
      ref={form}
      method="post"
      action="/forms/contact"
      onSubmit={handleSubmit}
      onInput={({ currentTarget, target }) => {
        trail.prepare();
        saveDraft();
        send.prepare();
        void noteProgress(currentTarget, target);
      }}
      className="grid gap-5 sm:grid-cols-2"
    >
      <TrapField name={TRAP_FIELD} label={trapLabel} />
      {CONTACT_INPUTS.map((name) => (
        <ContactField key={name} name={name} packages={packages} defaultValue={typed[name]} error={errorOf(name)} />
      ))}
      <FormQuestions page="/" packages={packages} typed={typed} errorOf={errorOf} />
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

/** Counts how far visitors get. */
async function noteProgress(form: HTMLFormElement, field: EventTarget): Promise<void> {
  const { noteInput } = await import('./form-progress.ts');
  if ('name' in field) noteInput(form, String(field.name));
}
