import { Link } from '@tanstack/react-router';
import { ANSWER_PROMISE_HOURS, ANSWER_TIME_DAYS, AT_RISK_HOURS } from '@tideline/domain/contact/answer-promise';
import type { Contact } from '@tideline/domain/contact/contact';
import type { Overview } from '@tideline/domain/stats/stats';
import { Reply } from 'lucide-react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { QueryPanel } from '../../../staff/kit/lists/query-panel.tsx';
import { useNow } from '../../../staff/time/use-now.ts';
import { May } from '../../../staff/roles/may.tsx';
import { UserText } from '../../../staff/user-text.tsx';
import { classNames } from '../../../ui/controls/class-names.ts';
import { contactClock, formatDuration } from '../contacts/contact-clock.ts';
import { REPLY_HASH } from '../contacts/reply-address.ts';
import { OverviewSection } from './overview-section.tsx';

export type WaitingListProps = {
  /** Missing until it is loaded. */
  overview: PromiseFigures | undefined;
};

type PromiseFigures = Pick<Overview, 'contactsAtRisk' | 'contactsOverdue' | 'medianAnswerSeconds'>;

/** Keeps the height of the line. */
const NO_NOTE = '\u00A0';

/** The most urgent unanswered enquiries, and how well the promise is kept. */
export function WaitingList({ overview }: WaitingListProps) {
  const waiting = trpc.contacts.list.useQuery(
    { status: 'pending', sort: 'due', limit: 5 },
    { meta: { failure: 'Failed to fetch contacts' } },
  );
  const more = (waiting.data?.total ?? 0) - (waiting.data?.items.length ?? 0);
  return (
    <OverviewSection
      title="Waiting for an answer"
      note={overview ? <PromiseNote overview={overview} /> : NO_NOTE}
      more={{ label: 'All pending', search: { tab: 'contacts', status: 'pending' } }}
    >
      <QueryPanel
        query={waiting}
        empty={<p className="border-b border-line py-4 text-muted">Every inquiry has an answer.</p>}
      >
        {({ items }) => (
          <ul>
            {items.map((contact) => (
              <WaitingContact key={contact.id} contact={contact} />
            ))}
          </ul>
        )}
      </QueryPanel>
      {more > 0 ? <p className="pt-2 text-sm text-muted">and {more.toLocaleString('en-US')} more</p> : null}
    </OverviewSection>
  );
}

/** `1 overdue · 2 due within 4 h · answered after 3 h …` */
function PromiseNote({ overview }: { overview: PromiseFigures }) {
  const { contactsAtRisk: dueSoon, contactsOverdue: overdue, medianAnswerSeconds: median } = overview;
  const answers =
    median === null
      ? `No answers in the last ${ANSWER_TIME_DAYS} days`
      : `Answered after ${formatDuration(median)}, the median of the last ${ANSWER_TIME_DAYS} days`;
  return (
    <>
      <span
        title={`Pending for more than the promised ${ANSWER_PROMISE_HOURS} hours`}
        className={classNames(overdue > 0 && 'font-[560] text-danger')}
      >
        {overdue.toLocaleString('en-US')} overdue
      </span>
      {' · '}
      <span className={classNames(dueSoon > 0 && 'font-[560] text-buoy')}>
        {dueSoon.toLocaleString('en-US')} due within {AT_RISK_HOURS} h
      </span>
      {' · '}
      {answers}
    </>
  );
}

function WaitingContact({ contact }: { contact: Contact }) {
  const clock = contactClock(contact, useNow());
  return (
    <li className="flex items-center gap-2 border-b border-line">
      <Link
        to="/admin"
        search={{ tab: 'contacts', status: 'pending', row: contact.id }}
        preload={false}
        className="grid min-h-14 min-w-0 flex-1 content-center gap-x-4 px-1 py-2 hover:bg-sunk sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
      >
        <span className="min-w-0">
          <UserText text={contact.name} className="line-clamp-1! font-[560]" />
          <UserText text={contact.company || 'No company'} className="line-clamp-1! text-sm text-muted" />
        </span>
        <span
          className={classNames('text-sm whitespace-nowrap', clock?.state === 'overdue' ? 'text-danger' : 'text-muted')}
        >
          {clock?.left}
        </span>
      </Link>
      <May use="contacts.reply">
        <Link
          to="/admin"
          search={{ tab: 'contacts', status: 'pending', contact: contact.id }}
          hash={REPLY_HASH}
          preload={false}
          aria-label={`Reply to ${contact.name}`}
          className="type-label flex min-h-11 items-center gap-1.5 rounded-control px-2 text-muted hover:bg-tint hover:text-ink"
        >
          <Reply aria-hidden="true" className="icon" />
          Reply
        </Link>
      </May>
    </li>
  );
}
