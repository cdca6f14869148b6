import type { Subscriber } from '@tideline/domain/subscriber/subscriber';
import { UNKNOWN_SOURCE_LABEL } from '@tideline/domain/subscriber/subscriber';
import { UserText } from '../../../staff/user-text.tsx';
import { DateText } from '../../../staff/date-text.tsx';
import { useTimeZone } from '../../../lib/calls/use-time-zone.ts';
import { Badge } from '../../../ui/sections/badge.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import type { Column } from '../lists/data-table.tsx';
import { DataTable } from '../lists/data-table.tsx';
import type { TableSort } from '../lists/sort-button.tsx';

export type SubscribersTableProps = {
  subscribers: readonly Subscriber[];
  highlightedId: string | undefined;
  sort: TableSort;
  onEdit: (subscriber: Subscriber) => void;
  onRemove: (subscriber: Subscriber) => void;
};

/** Every subscriber field needs a column or an entry in this list. */
type ShownField = Exclude<keyof Subscriber, 'id' | 'confirmation' | 'isSample'>;

/** The subscribers as a table. */
export function SubscribersTable({ subscribers, highlightedId, sort, onEdit, onRemove }: SubscribersTableProps) {
  const timeZone = useTimeZone();
  const fields: Record<ShownField, Column<Subscriber>> = {
    email: {
      header: 'Email',
      sort: { first: 'email', second: '-email' },
      isRowHeader: true,
      renderCell: (row) => <UserText text={row.email} />,
    },
    status: {
      header: 'Status',
      renderCell: ({ status, confirmation }) => (
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={status === 'active' ? 'green' : 'yellow'}>{status}</Badge>
          {status === 'active' && confirmation === 'waiting' ? <Badge>to be confirmed</Badge> : null}
        </span>
      ),
    },
    createdAt: {
      header: 'Subscribed',
      sort: { first: '-date', second: 'date' },
      className: 'whitespace-nowrap text-muted',
      renderCell: (row) => <DateText iso={row.createdAt} timeZone={timeZone} />,
    },
    source: {
      header: 'Source',
      className: 'text-muted',
      renderCell: (row) => <UserText text={row.source ?? UNKNOWN_SOURCE_LABEL} />,
    },
  };
  const columns: Column<Subscriber>[] = [
    ...Object.values(fields),
    {
      header: 'Actions',
      head: <span className="sr-only">Actions</span>,
      place: 'unlabelled',
      className: 'whitespace-nowrap max-lg:-ml-3 lg:text-right',
      renderCell: (row) => (
        <>
          <Button size="sm" variant="quiet" onClick={() => onEdit(row)}>
            Edit<span className="sr-only"> {row.email}</span>
          </Button>
          <Button size="sm" variant="quiet" onClick={() => onRemove(row)}>
            Remove<span className="sr-only"> {row.email}</span>
          </Button>
        </>
      ),
    },
  ];
  return (
    <DataTable
      caption="Newsletter subscribers"
      columns={columns}
      rows={subscribers}
      highlightedId={highlightedId}
      sort={sort}
    />
  );
}
