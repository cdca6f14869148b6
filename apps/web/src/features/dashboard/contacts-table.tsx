import type { Contact } from '@tideline/domain/contact';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { DateText } from '../../lib/date-text.tsx';
import { useNow } from '../../lib/use-now.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { classNames } from '../../ui/class-names.ts';
import { contactWait } from './contact-clock.ts';
import { ContactMessage } from './contact-message.tsx';
import { ContactStatusMenu } from './contact-status-menu.tsx';
import type { Column } from './data-table.tsx';
import { DataTable } from './data-table.tsx';

export type ContactsTableProps = {
  contacts: readonly Contact[];
  /** This one is pointed out, and its message is open from the start. */
  highlightedId: string | undefined;
};

/** The enquiries as a table; each opens to its message. */
export function ContactsTable({ contacts, highlightedId }: ContactsTableProps) {
  const timeZone = useTimeZone();
  const [openIds, setOpenIds] = useState<readonly string[]>(highlightedId === undefined ? [] : [highlightedId]);
  function toggle(id: string) {
    setOpenIds(openIds.includes(id) ? openIds.filter((open) => open !== id) : [...openIds, id]);
  }
  const columns: Column<Contact>[] = [
    {
      header: 'Name',
      isRowHeader: true,
      renderCell: (row) => (
        <OpenButton contact={row} isOpen={openIds.includes(row.id)} onToggle={() => toggle(row.id)} />
      ),
    },
    {
      header: 'Email',
      className: 'break-all',
      renderCell: (row) => (
        <a href={`mailto:${row.email}`} className="link">
          {row.email}
        </a>
      ),
    },
    { header: 'Company', className: 'text-muted', renderCell: (row) => row.company || '—' },
    { header: 'Package', className: 'text-muted', renderCell: (row) => row.package?.toUpperCase() ?? '—' },
    {
      header: 'Date',
      className: 'whitespace-nowrap text-muted',
      renderCell: (row) => <DateText iso={row.dateSubmitted} timeZone={timeZone} />,
    },
    {
      header: 'Status',
      renderCell: (row) => (
        <div className="flex flex-wrap items-center gap-x-2">
          <ContactStatusMenu contact={row} />
          <Wait contact={row} />
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
      className="flex min-h-9 items-center gap-1.5 text-left font-[560] hover:underline pointer-coarse:min-h-11"
    >
      <ChevronRight
        aria-hidden="true"
        className={classNames('icon text-muted transition-transform', isOpen && 'rotate-90')}
      />
      {contact.name}
    </button>
  );
}

function Wait({ contact }: { contact: Contact }) {
  const wait = contactWait(contact, useNow());
  if (!wait) return null;
  return <span className={classNames('text-xs', wait.isOverdue ? 'text-danger' : 'text-muted')}>{wait.text}</span>;
}
