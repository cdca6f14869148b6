import type { Contact } from '@tideline/domain/contact/contact';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { UserText } from '../../../staff/user-text.tsx';
import { DateText } from '../../../staff/date-text.tsx';
import { useNow } from '../../../staff/use-now.ts';
import { useTimeZone } from '../../../lib/calls/use-time-zone.ts';
import { classNames } from '../../../ui/controls/class-names.ts';
import { Badge } from '../../../ui/sections/badge.tsx';
import { contactClock } from './contact-clock.ts';
import { ContactMenu } from './contact-menu.tsx';
import { ContactMessage } from './contact-message.tsx';
import { ContactStatusMenu } from './contact-status-menu.tsx';
import type { Column } from '../lists/column.ts';
import { DataTable } from '../lists/data-table.tsx';
import type { TableSort } from '../lists/sort-button.tsx';

export type ContactsTableProps = {
  contacts: readonly Contact[];
  /** Highlighted enquiry; its message is open initially. */
  highlightedId: string | undefined;
  sort: TableSort;
};

/** Enquiries as a table; each row expands to its message. */
export function ContactsTable({ contacts, highlightedId, sort }: ContactsTableProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const [openIds, setOpenIds] = useState<readonly string[]>(highlightedId === undefined ? [] : [highlightedId]);
  function toggle(id: string) {
    setOpenIds(openIds.includes(id) ? openIds.filter((open) => open !== id) : [...openIds, id]);
  }
  const columns: Column<Contact>[] = [
    {
      header: 'Name',
      sort: { first: 'name', second: '-name' },
      isRowHeader: true,
      renderCell: (row) => (
        <OpenButton contact={row} isOpen={openIds.includes(row.id)} onToggle={() => toggle(row.id)} />
      ),
    },
    {
      header: 'Email',
      priority: 3,
      renderCell: (row) => (
        <a href={`mailto:${row.email}`} className="link">
          <UserText text={row.email} />
        </a>
      ),
    },
    {
      header: 'Company',
      priority: 2,
      place: 'below',
      className: 'text-muted',
      renderCell: (row) => <UserText text={row.company || '—'} />,
      renderCompact: (row) => (row.company === '' ? null : <UserText text={row.company} />),
    },
    {
      header: 'Package',
      priority: 3,
      className: 'text-muted',
      renderCell: (row) => row.package?.toUpperCase() ?? '—',
    },
    {
      header: 'Date',
      sort: { first: '-date', second: 'date' },
      priority: 2,
      place: 'beside',
      className: 'whitespace-nowrap text-muted',
      renderCell: (row) => <DateText iso={row.dateSubmitted} timeZone={timeZone} />,
    },
    {
      header: 'Status',
      place: 'end',
      renderCell: (row) => <ContactStatusMenu contact={row} />,
      renderCompact: (row) => <Badge tone={row.status === 'contacted' ? 'blue' : 'yellow'}>{row.status}</Badge>,
    },
    {
      header: 'Reply',
      sort: { first: 'due', second: '-due' },
      place: 'below',
      className: 'whitespace-nowrap text-muted',
      renderCell: (row) => <Clock contact={row} now={now} />,
      renderCompact: (row) => renderTimeLeft(row, now),
    },
    {
      header: 'Actions',
      head: <span className="sr-only">Actions</span>,
      place: 'after',
      className: 'w-12',
      renderCell: (row) => (
        <ContactMenu contact={row} isOpen={openIds.includes(row.id)} onToggle={() => toggle(row.id)} />
      ),
    },
  ];
  return (
    <DataTable
      caption="Contact submissions"
      columns={columns}
      rows={contacts}
      highlightedId={highlightedId}
      sort={sort}
      isUrgent={(row) => contactClock(row, now)?.state === 'overdue'}
      renderDetails={(row) => (openIds.includes(row.id) ? <ContactMessage contact={row} /> : null)}
    />
  );
}

type OpenButtonProps = { contact: Contact; isOpen: boolean; onToggle: () => void };

function OpenButton({ contact, isOpen, onToggle }: OpenButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      title={isOpen ? 'Hide message' : 'Show message'}
      onClick={onToggle}
      className="flex max-w-full items-center gap-1.5 text-left font-[560] after:absolute after:inset-0 hover:underline sm:min-h-9 sm:after:hidden sm:pointer-coarse:min-h-11"
    >
      <ChevronRight
        aria-hidden="true"
        className={classNames('icon text-muted transition-transform', isOpen && 'rotate-90')}
      />
      <UserText text={contact.name} />
    </button>
  );
}

/** Time waited and time left of the 24-hour promise. */
function Clock({ contact, now }: { contact: Contact; now: number }) {
  const clock = contactClock(contact, now);
  if (!clock) return <>—</>;
  return (
    <span className="grid leading-snug">
      <span className={CLOCK_CLASSES[clock.state]}>{clock.left}</span>
      <span className="text-xs">{clock.waited}</span>
    </span>
  );
}

/** Time left only, or null. */
function renderTimeLeft(contact: Contact, now: number) {
  const clock = contactClock(contact, now);
  return clock ? <span className={classNames('flex-none', CLOCK_CLASSES[clock.state])}>{clock.left}</span> : null;
}

const CLOCK_CLASSES = {
  'in time': 'text-ink',
  'at risk': 'font-[560] text-buoy',
  overdue: 'font-[560] text-danger',
};
