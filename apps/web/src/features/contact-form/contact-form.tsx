import { CONTACT_PACKAGES, type ContactPackage, DEFAULT_CONTACT_SOURCE } from '@tideline/domain/contact/contact';
import { TRAP_FIELD } from '@tideline/domain/contact/spam';
import { type FormEvent, useEffect, useState } from 'react';
import { contactForm, packageOptions } from '../../content/contact.ts';
import { trapLabel } from '../../content/site.ts';
import { celebrate } from '../../lib/forms/celebrate.ts';
import { fieldError } from '../../lib/text/error-message.ts';
import type { FormAnswer } from '../../lib/forms/form-answer.ts';
import { fieldsOf, fill } from '../../lib/forms/form-fields.ts';
import { useCall } from '../../lib/calls/use-call.ts';
import { useKeptForm } from '../../lib/forms/use-kept-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Input } from '../../ui/controls/input.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Textarea } from '../../ui/controls/textarea.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { TrapField } from '../../ui/controls/trap-field.tsx';
import { findAttempt, nextAttempt, storeAttempt } from './send-attempt.ts';

/** A package was chosen on the page: a new object each time, since the visitor may have changed the form since. */
export type PackageChoice = { package: ContactPackage };

export type ContactFormProps = {
  /** Its package is selected in the form. */
  choice: PackageChoice | null;
  /** What was sent before without JavaScript, and what was wrong with it. */
  refused?: Pick<FormAnswer, 'fields' | 'issues'>;
  onSent: () => void;
};

/** Under which the session storage keeps what is typed. */
const DRAFT = 'contact-draft';

/** The enquiry. A plain form post without JavaScript; with it, what is typed is kept until it has been sent. */
export function ContactForm({ choice, refused, onSent }: ContactFormProps) {
  const { form, keep, filledInMs, clear } = useKeptForm(DRAFT, refused !== undefined);
  const toast = useToast();
  const send = useCall((api) => api.contacts.send.mutate);
  const { isPending, error } = send;
  const [answered, setAnswered] = useState(refused);

  useEffect(() => {
    if (form.current && choice) fill(form.current, choice);
  }, [choice, form]);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error, form]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    setAnswered(undefined);
    const fields = fieldsOf(event.currentTarget);
    const attempt = nextAttempt(findAttempt(), fields);
    storeAttempt(attempt);
    send.mutate(
      {
        firstName: fields['firstName'] ?? '',
        lastName: fields['lastName'] ?? '',
        email: fields['email'] ?? '',
        company: fields['company'],
        package: CONTACT_PACKAGES.find((id) => id === fields['package']) ?? null,
        message: fields['message'],
        source: DEFAULT_CONTACT_SOURCE,
        idempotencyKey: attempt.key,
        [TRAP_FIELD]: fields[TRAP_FIELD],
        filledInMs: filledInMs(),
      },
      { onSuccess: handleSent, onError: () => toast({ ...contactForm.failure, tone: 'destructive' }) },
    );
  }
  function handleSent() {
    clear();
    storeAttempt(null);
    toast(contactForm.success);
    void celebrate();
    if (form.current) onSent(); // whoever has gone elsewhere meanwhile stays there
  }

  /** What is wrong with a field, by the answer that this page was made for, or by the last one since. */
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
      onInput={() => {
        keep();
        send.prepare();
      }}
      className="grid gap-5 sm:grid-cols-2"
    >
      <TrapField name={TRAP_FIELD} label={trapLabel} />
      <Field label={contactForm.firstNameLabel} required error={errorOf('firstName')}>
        {(control) => (
          <Input {...control} name="firstName" defaultValue={typed['firstName']} autoComplete="given-name" />
        )}
      </Field>
      <Field label={contactForm.lastNameLabel} required error={errorOf('lastName')}>
        {(control) => (
          <Input {...control} name="lastName" defaultValue={typed['lastName']} autoComplete="family-name" />
        )}
      </Field>
      <Field label={contactForm.emailLabel} required error={errorOf('email')}>
        {(control) => (
          <Input {...control} type="email" name="email" defaultValue={typed['email']} autoComplete="email" />
        )}
      </Field>
      <Field label={contactForm.companyLabel} error={errorOf('company')}>
        {(control) => <Input {...control} name="company" defaultValue={typed['company']} autoComplete="organization" />}
      </Field>
      <Field label={contactForm.packageLabel} error={errorOf('package')} className="sm:col-span-2">
        {(control) => (
          <Select {...control} name="package" defaultValue={typed['package']}>
            {packageOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={contactForm.messageLabel} error={errorOf('message')} className="sm:col-span-2">
        {(control) => (
          <Textarea
            {...control}
            name="message"
            defaultValue={typed['message']}
            rows={6}
            placeholder={contactForm.messagePlaceholder}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-4 sm:col-span-2">
        <p className="type-label font-normal text-muted">{contactForm.requiredHint}</p>
        <Button type="submit" disabled={isPending} className="min-w-44">
          {isPending ? contactForm.submitting : contactForm.submit}
        </Button>
      </div>
    </form>
  );
}
