import { TRAP_FIELD } from '@tideline/domain/contact/spam';
import type { VisitorField } from '@tideline/domain/entity/entity-field';
import { signUpOutcome } from '@tideline/domain/subscriber/sign-up-outcome';
import { DEFAULT_SUBSCRIBER_SOURCE, type SUBSCRIBER_FIELDS } from '@tideline/domain/subscriber/subscriber';
import type { FormEvent } from 'react';
import { newsletter } from '@tideline/copy/newsletter/newsletter';
import { trapLabel } from '@tideline/copy/site';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { fieldsOf } from '../../lib/forms/form-fields.ts';
import { celebrate } from '../../lib/forms/celebrate.ts';
import { fromIssue } from '../../lib/page-start/issue-link.ts';
import { useTrail } from '../../lib/trail/use-trail.tsx';
import { useCall } from '../../lib/calls/use-call.ts';
import { useDraftForm } from '../../lib/forms/use-draft-form.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Input } from '../../ui/controls/input.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { TrapField } from '../../ui/controls/trap-field.tsx';
import { LatestIssue } from './latest-issue.tsx';

export type NewsletterFormProps = {
  /** Page section of the form. */
  source?: string | undefined;
  /** Previous input when the form is shown again. */
  email?: string | undefined;
  /** Heading level; `p` for no heading. */
  headingLevel?: 'h2' | 'h3' | 'p';
  heading?: string;
  /** Smaller, inside an article. */
  isQuiet?: boolean;
  /** Whether the newest issue is linked below the form. */
  hasSample?: boolean;
};

/** Session storage key of the draft. */
const DRAFT = 'newsletter-draft';

/** The newsletter sign-up with its promise. A plain form post without JavaScript. */
export function NewsletterForm({
  source = DEFAULT_SUBSCRIBER_SOURCE,
  email: typedEmail,
  headingLevel = 'h3',
  heading,
  isQuiet = false,
  hasSample = !isQuiet,
}: NewsletterFormProps) {
  const copy = useCopy('newsletter', 'form', newsletter);
  const Heading = headingLevel;
  const trail = useTrail();
  const { form, saveDraft, filledInMs, clear } = useDraftForm(DRAFT, typedEmail !== undefined, trail.prepare);
  const toast = useToast();
  const subscribe = useCall((api) => api.subscribers.subscribe.mutate);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (subscribe.isPending) return;
    const { email, website } = fieldsOf<'email' | typeof TRAP_FIELD>(event.currentTarget);
    const subscriber: Record<VisitorField<typeof SUBSCRIBER_FIELDS>, string> = { email, source };
    subscribe.mutate(
      { ...subscriber, website, filledInMs: filledInMs(), fromIssue: fromIssue(), trail: trail.read() },
      {
        onSuccess: (answer) => {
          clear();
          toast(copy.outcomes[signUpOutcome(answer)]);
          if (answer.message === 'subscribed') void celebrate();
        },
        onError: () => toast({ ...copy.failure, tone: 'destructive' }),
      },
    );
  }

  return (
    <div className={isQuiet ? 'grid gap-y-4' : 'grid-page items-end gap-y-6'}>
      <div className="col-span-12 lg:col-span-6">
        <Heading className={classNames('type-title', isQuiet ? 'text-title-s' : 'text-title')}>
          {heading ?? copy.heading}
        </Heading>
        <p className={classNames('max-w-[30.75em] text-muted', isQuiet ? 'mt-1 text-[0.9375rem]' : 'mt-2')}>
          {copy.promise}
        </p>
      </div>
      <form
        ref={form}
        method="post"
        action="/forms/newsletter"
        onSubmit={handleSubmit}
        onInput={() => {
          trail.prepare();
          saveDraft();
          subscribe.prepare();
        }}
        className="col-span-12 flex flex-wrap items-start gap-3 lg:col-span-6"
      >
        <TrapField name={TRAP_FIELD} label={trapLabel} />
        <input type="hidden" name="source" value={source} />
        <Field label={copy.emailLabel} required hasHiddenLabel className="min-w-0 flex-[1_1_15rem]">
          {(control) => (
            <Input
              {...control}
              type="email"
              name="email"
              defaultValue={typedEmail}
              autoComplete="email"
              placeholder={copy.emailPlaceholder}
              disabled={subscribe.isPending}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant={isQuiet ? 'secondary' : 'primary'}
          disabled={subscribe.isPending}
          className="min-w-36 flex-[1_0_auto] sm:flex-none"
        >
          {subscribe.isPending ? copy.submitting : copy.submit}
        </Button>
        {trail.note}
      </form>
      {hasSample ? <LatestIssue /> : null}
    </div>
  );
}
