import type { Contact } from '@tideline/domain/contact/contact';
import { pageName, type TrailStep, trailSteps, trailPostTitle } from '@tideline/domain/trail/trail-steps';
import type { Trail } from '@tideline/domain/trail/trail';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { quantity } from '../../../../lib/text/quantity.ts';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { LoadFailure } from '../../../../staff/kit/lists/load-failure.tsx';

/** The trail of an enquiry, and the newsletter subscription of its address. */
export function ContactTrail({ contact }: { contact: Contact }) {
  const detail = trpc.contacts.detail.useQuery({ id: contact.id }, { meta: { failure: 'Failed to fetch the path' } });
  const { trail, subscription } = detail.data ?? {};
  return (
    <section aria-label={`Path of ${contact.name}`} className="grid gap-2 border-t border-line pt-4 text-sm">
      <h2 className="type-label text-muted">Path</h2>
      <LoadFailure query={detail} />
      {trail ? <TrailFacts trail={trail} contact={contact} /> : null}
      {trail === null ? <p className="text-muted">Unknown: no visit came with the form.</p> : null}
      {subscription ? (
        <p>
          <Link className="link" to="/admin" search={{ tab: 'newsletter', q: contact.email, row: subscription.id }}>
            {subscription.status === 'active' ? 'Subscribed' : 'Unsubscribed'}
          </Link>{' '}
          <span className="text-muted">
            to the newsletter, since <DateText iso={subscription.createdAt} />
            {subscription.issue ? (
              <>
                , brought by the issue <bdi>{subscription.issue.subject ?? 'that was deleted'}</bdi>
              </>
            ) : null}
          </span>
        </p>
      ) : null}
    </section>
  );
}

function TrailFacts({ trail, contact }: { trail: Trail; contact: Contact }) {
  const { campaign, packages, caseStudies, posts } = trail;
  const places = [
    ['First', posts.filter(({ isFirst }) => isFirst)],
    ['In between', posts.filter(({ isFirst, isLast }) => !isFirst && !isLast)],
    ['Last', posts.filter(({ isLast }) => isLast)],
  ] as const;
  return (
    <>
      <ol className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        {trailSteps(trail, contact).map((step, at) => (
          <li key={`${at} ${step.text}`} className="flex gap-x-2">
            {at > 0 ? <span aria-hidden="true">→</span> : null}
            <Step {...step} />
          </li>
        ))}
      </ol>
      <dl className="grid gap-1 text-muted">
        {places.map(([label, read]) =>
          read.length === 0 ? null : (
            <Fact key={label} label={label}>
              {read.map((post, at) => (
                <span key={post.key}>
                  {at > 0 ? ', ' : null}
                  <bdi>{trailPostTitle(post)}</bdi> ({post.readPercent}% read)
                </span>
              ))}
            </Fact>
          ),
        )}
        {campaign ? (
          <Fact label="Campaign">
            <bdi>{Object.values(campaign).filter(Boolean).join(', ')}</bdi>
          </Fact>
        ) : null}
        {packages.length > 0 ? <Fact label="Packages viewed">{packages.join(', ').toUpperCase()}</Fact> : null}
        {caseStudies.length > 0 ? <Fact label="Case studies viewed">{caseStudies.join(', ')}</Fact> : null}
        <Fact label="Visit">
          {quantity(trail.pages, ['page', 'pages'])}, {minutesOf(trail, contact)}; first page:{' '}
          {pageName(trail.entryPath)}
        </Fact>
      </dl>
    </>
  );
}

function Step({ kind, text }: TrailStep) {
  if (kind === 'post') return <em dir="auto">{text}</em>;
  return (
    <span dir="auto" className={kind === 'more' ? 'text-muted' : 'font-[560]'}>
      {text}
    </span>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt>{label}</dt>
      <dd className="min-w-0 text-ink">{children}</dd>
    </div>
  );
}

function minutesOf({ startedAt }: Trail, { dateSubmitted }: Contact): string {
  return quantity(Math.max(1, Math.round((Date.parse(dateSubmitted) - Date.parse(startedAt)) / 60_000)), [
    'minute',
    'minutes',
  ]);
}
