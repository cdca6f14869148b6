import { EMAIL_MAX_LENGTH } from '@tideline/domain/email-address';
import { DEFAULT_SUBSCRIBER_SOURCE } from '@tideline/domain/subscriber';
import { type FormEvent, useRef } from 'react';
import { api } from '../../api.ts';
import { newsletter } from '../../content/newsletter.ts';
import { celebrate } from '../../lib/celebrate.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useToast } from '../../ui/toast.tsx';

export type NewsletterFormProps = {
  /** Where the form stands. */
  source?: string;
  /** The page to come back to, without JavaScript. */
  returnTo: string;
  /** Where it stands among the page's headings. */
  headingLevel?: 'h2' | 'h3';
};

/** The newsletter sign-up with its promise. A plain form post without JavaScript. */
export function NewsletterForm({
  source = DEFAULT_SUBSCRIBER_SOURCE,
  returnTo,
  headingLevel = 'h3',
}: NewsletterFormProps) {
  const Heading = headingLevel;
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const subscribe = useCall(api.subscribers.subscribe.mutate);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (subscribe.isPending) return;
    const email = new FormData(event.currentTarget).get('email');
    if (typeof email !== 'string') return;
    subscribe.mutate(
      { email, source },
      {
        onSuccess: ({ message }) => {
          form.current?.reset();
          if (message === 'already_subscribed') return toast(newsletter.alreadySubscribed);
          toast(newsletter.success);
          return void celebrate();
        },
        onError: () => toast({ ...newsletter.failure, tone: 'destructive' }),
      },
    );
  }

  return (
    <div className="grid-page items-end gap-y-6">
      <div className="col-span-12 lg:col-span-6">
        <Heading className="type-title text-title">{newsletter.heading}</Heading>
        <p className="mt-2 max-w-[46ch] text-muted">{newsletter.text}</p>
      </div>
      <form
        ref={form}
        method="post"
        action="/forms/newsletter"
        onSubmit={handleSubmit}
        className="col-span-12 flex flex-wrap items-start gap-3 lg:col-span-6"
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        <input type="hidden" name="source" value={source} />
        <Field label={newsletter.emailLabel} required hasHiddenLabel className="min-w-0 flex-[1_1_15rem]">
          {(control) => (
            <Input
              {...control}
              type="email"
              name="email"
              autoComplete="email"
              maxLength={EMAIL_MAX_LENGTH}
              placeholder={newsletter.emailPlaceholder}
              disabled={subscribe.isPending}
            />
          )}
        </Field>
        <Button type="submit" disabled={subscribe.isPending} className="min-w-36 flex-[1_0_auto] sm:flex-none">
          {subscribe.isPending ? newsletter.submitting : newsletter.submit}
        </Button>
      </form>
    </div>
  );
}
