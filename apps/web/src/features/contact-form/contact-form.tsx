import {
  CONTACT_LIMITS,
  CONTACT_PACKAGES,
  type ContactPackage,
  DEFAULT_CONTACT_SOURCE,
} from '@tideline/domain/contact';
import { EMAIL_MAX_LENGTH } from '@tideline/domain/email-address';
import { type FormEvent, useEffect, useRef } from 'react';
import { contactForm, packageOptions } from '../../content/contact.ts';
import { api } from '../../api.ts';
import { celebrate } from '../../lib/celebrate.ts';
import { fieldError } from '../../lib/error-message.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useToast } from '../../ui/toast.tsx';
import { clearDraft, findDraft, storeDraft } from './contact-draft.ts';
import { nextAttempt, type SendAttempt } from './send-attempt.ts';

export type ContactFormProps = {
  /** Selected when it changes to a package. */
  chosenPackage: ContactPackage | null;
  onSent: () => void;
};

/** The enquiry. A plain form post without JavaScript; with it, what is typed is kept until it has been sent. */
export function ContactForm({ chosenPackage, onSent }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<SendAttempt | null>(null);
  const toast = useToast();
  const send = useCall(api.contacts.send.mutate);

  useEffect(() => {
    if (form.current) fill(form.current, findDraft() ?? {});
  }, []);
  useEffect(() => {
    if (form.current && chosenPackage) fill(form.current, { package: chosenPackage });
  }, [chosenPackage]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (send.isPending) return;
    const fields = fieldsOf(event.currentTarget);
    attempt.current = nextAttempt(attempt.current, fields);
    send.mutate(
      {
        firstName: fields['firstName'] ?? '',
        lastName: fields['lastName'] ?? '',
        email: fields['email'] ?? '',
        company: fields['company'],
        package: CONTACT_PACKAGES.find((id) => id === fields['package']) ?? null,
        message: fields['message'],
        source: DEFAULT_CONTACT_SOURCE,
        idempotencyKey: attempt.current.key,
      },
      { onSuccess: handleSent, onError: () => toast({ ...contactForm.failure, tone: 'destructive' }) },
    );
  }
  function handleSent() {
    form.current?.reset();
    attempt.current = null;
    clearDraft();
    toast(contactForm.success);
    void celebrate();
    onSent();
  }

  const { isPending, error } = send;
  const { name, company, message } = CONTACT_LIMITS;
  return (
    <form
      ref={form}
      method="post"
      action="/forms/contact"
      onSubmit={handleSubmit}
      onInput={(event) => storeDraft(fieldsOf(event.currentTarget))}
      className="grid gap-5 sm:grid-cols-2"
    >
      <input type="hidden" name="returnTo" value="/" />
      <Field label={contactForm.firstNameLabel} required error={fieldError(error, 'firstName')}>
        {(control) => <Input {...control} name="firstName" autoComplete="given-name" maxLength={name} />}
      </Field>
      <Field label={contactForm.lastNameLabel} required error={fieldError(error, 'lastName')}>
        {(control) => <Input {...control} name="lastName" autoComplete="family-name" maxLength={name} />}
      </Field>
      <Field label={contactForm.emailLabel} required error={fieldError(error, 'email')}>
        {(control) => (
          <Input {...control} type="email" name="email" autoComplete="email" maxLength={EMAIL_MAX_LENGTH} />
        )}
      </Field>
      <Field label={contactForm.companyLabel} error={fieldError(error, 'company')}>
        {(control) => <Input {...control} name="company" autoComplete="organization" maxLength={company} />}
      </Field>
      <Field label={contactForm.packageLabel} error={fieldError(error, 'package')} className="sm:col-span-2">
        {(control) => (
          <Select {...control} name="package">
            {packageOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={contactForm.messageLabel} error={fieldError(error, 'message')} className="sm:col-span-2">
        {(control) => (
          <Textarea
            {...control}
            name="message"
            rows={6}
            maxLength={message}
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

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields[name] = value;
  return fields;
}

function fill(form: HTMLFormElement, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name);
    const isTypeable =
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement;
    if (isTypeable && name !== 'returnTo') control.value = value;
  }
}
