import type { Contact } from '@tideline/domain/contact/contact';
import { packageLabel } from '@tideline/domain/contact/contact-text';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { UserText } from '../../../staff/user-text.tsx';
import { DateText } from '../../../staff/time/date-text.tsx';
import { useNow } from '../../../staff/time/use-now.ts';
import { classNames } from '../../../ui/controls/class-names.ts';
import { contactClock } from './contact-clock.ts';
import { ContactMenu } from './contact-menu.tsx';
import { ContactMessage } from './contact-message.tsx';
import { ContactStatusBadge } from './contact-status-badge.tsx';
import { renderReplyTime, ReplyClock } from './reply-clock.tsx';
import { useWork, WorkLine } from './conversation/work-line.tsx';
import { ContactStatusMenu } from './contact-status-menu.tsx';
import type { Column } from '../lists/column.ts';
import { DataTable } from '../lists/data-table.tsx';
import { selectColumn, type Selection } from '../lists/select-column.tsx';
import type { TableSort } from '../lists/sort-button.tsx';

export type ContactsTableProps = {
  contacts: readonly Contact[];
  /** Highlighted enquiry; its message is open initially. */
  highlightedId: string | undefined;
  sort: TableSort;
  /** Null for staff who may not change enquiries. */
  selection: Selection | null;
  /** Enquiry in the side panel. */
  currentId: string | undefined;
  onOpen: (id: string) => void;
};

/** Enquiries as a table; a name opens its enquiry, and each row expands to its message. */
export function ContactsTable(props: ContactsTableProps) {
  const { contacts, highlightedId, sort, selection, currentId, onOpen } = props;
  const now = useNow();
  const work = useWork(contacts);
  const [openIds, setOpenIds] = useState<readonly string[]>(highlightedId === undefined ? [] : [highlightedId]);
  function toggle(id: string) {
    setOpenIds(openIds.includes(id) ? openIds.filter((open) => open !== id) : [...openIds, id]);
  }
  const columns: Column<Contact>[] = [
    ...(selection
      ? [selectColumn({ ...selection, rows: contacts, noun: 'inquiries', nameOf: (row: Contact) => row.name })]
      : []),
    {
      header: 'Name',
      sort: { first: 'name', second: '-name' },
      isRowHeader: true,
      renderCell: (row) => (
        <NameCell
          contact={row}
          isExpanded={openIds.includes(row.id)}
          onToggle={() => toggle(row.id)}
          onOpen={() => onOpen(row.id)}
        />
      ),
    },
    {
      header: 'Email',
      priority: 3,
      className: 'xl:min-w-52',
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
      renderCell: (row) => <UserText text={packageLabel(row) || '—'} />,
    },
    {
      header: 'Date',
      sort: { first: '-date', second: 'date' },
      priority: 3,
      className: 'text-muted xl:whitespace-nowrap',
      renderCell: (row) => <DateText iso={row.dateSubmitted} />,
    },
    {
      header: 'Status',
      place: 'beside',
      renderCell: (row) => <ContactStatusMenu contact={row} />,
      renderCompact: (row) => <ContactStatusBadge status={row.status} />,
    },
    {
      header: 'Reply',
      sort: { first: 'due', second: '-due' },
      place: 'below',
      className: 'text-muted xl:whitespace-nowrap',
      renderCell: (row) => (
        <div className={work.has(row.id) ? 'min-w-28 xl:min-w-52' : undefined}>
          <ReplyClock contact={row} now={now} />
          <WorkLine work={work.get(row.id)} />
        </div>
      ),
      renderCompact: (row) => renderReplyTime(row, now),
    },
    {
      header: 'Actions',
      head: <span className="sr-only">Actions</span>,
      place: 'after',
      className: 'w-12',
      renderCell: (row) => (
        <ContactMenu
          contact={row}
          isExpanded={openIds.includes(row.id)}
          onToggle={() => toggle(row.id)}
          onOpen={() => onOpen(row.id)}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption="Contact submissions"
      columns={columns}
      rows={contacts}
      highlightedId={highlightedId}
      currentId={currentId}
      sort={sort}
      isUrgent={(row) => contactClock(row, now)?.state === 'overdue'}
      renderDetails={(row) => (openIds.includes(row.id) ? <ContactMessage contact={row} /> : null)}
    />
  );
}

type NameCellProps = { contact: Contact; isExpanded: boolean; onToggle: () => void; onOpen: () => void };

/** The chevron shows the message below the row; the name opens the enquiry, on a phone from anywhere in the row. */
function NameCell({ contact, isExpanded, onToggle, onOpen }: NameCellProps) {
  return (
    <div className="flex items-center gap-0.5">
      <button
        type="button"
        aria-label={`Message of ${contact.name}`}
        aria-expanded={isExpanded}
        title={isExpanded ? 'Hide message' : 'Show message'}
        onClick={onToggle}
        className="relative z-1 -my-2 -ml-2 grid size-9 flex-none place-items-center rounded-control text-muted hover:bg-tint hover:text-ink pointer-coarse:size-11"
      >
        <ChevronRight
          aria-hidden="true"
          className={classNames('icon transition-transform', isExpanded && 'rotate-90')}
        />
      </button>
      <button
        type="button"
        data-name
        title="Open beside the list"
        onClick={onOpen}
        className="flex min-w-0 items-center text-left font-[560] after:absolute after:inset-0 hover:underline sm:min-h-9 sm:after:hidden sm:pointer-coarse:min-h-11"
      >
        <UserText text={contact.name} />
      </button>
    </div>
  );
}
