import type { Contact } from '@tideline/domain/contact/contact';
import { ChevronRight, PanelRightOpen } from 'lucide-react';
import { useState } from 'react';
import { UserText } from '../../../staff/user-text.tsx';
import { DateText } from '../../../staff/date-text.tsx';
import { useNow } from '../../../staff/use-now.ts';
import { useTimeZone } from '../../../lib/calls/use-time-zone.ts';
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

/** Enquiries as a table; each row expands to its message. */
export function ContactsTable(props: ContactsTableProps) {
  const { contacts, highlightedId, sort, selection, currentId, onOpen } = props;
  const timeZone = useTimeZone();
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
        <OpenButton contact={row} isOpen={openIds.includes(row.id)} onToggle={() => toggle(row.id)} />
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
      renderCell: (row) => row.package?.toUpperCase() ?? '—',
    },
    {
      header: 'Date',
      sort: { first: '-date', second: 'date' },
      priority: 3,
      className: 'text-muted xl:whitespace-nowrap',
      renderCell: (row) => <DateText iso={row.dateSubmitted} timeZone={timeZone} />,
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
        <div className="flex items-center justify-end">
          <button
            type="button"
            aria-label={`Open ${row.name}`}
            title="Open beside the list"
            onClick={() => onOpen(row.id)}
            className="grid size-9 flex-none place-items-center rounded-control text-muted hover:bg-tint hover:text-ink pointer-coarse:size-11 @max-[38rem]:hidden"
          >
            <PanelRightOpen aria-hidden="true" className="icon" />
          </button>
          <ContactMenu
            contact={row}
            isExpanded={openIds.includes(row.id)}
            onToggle={() => toggle(row.id)}
            onOpen={() => onOpen(row.id)}
          />
        </div>
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
