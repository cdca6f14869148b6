import type { Subscriber } from '@tideline/domain/subscriber/subscriber';
import { sourceLabel } from '@tideline/domain/subscriber/subscriber';
import { Pencil, Trash2 } from 'lucide-react';
import { UserText } from '../../../staff/user-text.tsx';
import { DateText } from '../../../staff/time/date-text.tsx';
import { Badge } from '../../../ui/sections/badge.tsx';
import { RowMenu } from '../lists/row-menu.tsx';
import type { Column } from '../lists/column.ts';
import { DataTable } from '../lists/data-table.tsx';
import type { TableSort } from '../lists/sort-button.tsx';
import { useMay } from '../../../lib/calls/use-may.ts';

export type SubscribersTableProps = {
  subscribers: readonly Subscriber[];
  highlightedId: string | undefined;
  sort: TableSort;
  onEdit: (subscriber: Subscriber) => void;
  onRemove: (subscriber: Subscriber) => void;
};

/** Every subscriber field needs a column or an entry in this list. */
type ShownField = Exclude<
  keyof Subscriber,
  'id' | 'confirmation' | 'frequency' | 'consentAt' | 'consentText' | 'delivery' | 'isSample'
>;

/** The subscribers as a table. */
export function SubscribersTable({ subscribers, highlightedId, sort, onEdit, onRemove }: SubscribersTableProps) {
  const fields: Record<ShownField, Column<Subscriber>> = {
    email: {
      header: 'Email',
      sort: { first: 'email', second: '-email' },
      isRowHeader: true,
      className: 'md:min-w-44 lg:min-w-60',
      renderCell: (row) => <UserText text={row.email} />,
    },
    status: {
      header: 'Status',
      place: 'end',
      renderCell: ({ status, confirmation, delivery }) => (
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={status === 'active' ? 'green' : 'yellow'}>{status}</Badge>
          {status === 'active' && confirmation === 'waiting' ? <Badge>to be confirmed</Badge> : null}
          {delivery === 'ok' ? null : <Badge tone="red">{delivery}</Badge>}
        </span>
      ),
    },
    createdAt: {
      header: 'Subscribed',
      sort: { first: '-date', second: 'date' },
      place: 'beside',
      className: 'whitespace-nowrap text-muted',
      renderCell: (row) => <DateText iso={row.createdAt} />,
    },
    source: {
      header: 'Source',
      priority: 2,
      place: 'below',
      className: 'text-muted',
      renderCell: (row) => <UserText text={sourceLabel(row.source)} />,
    },
  };
  const actions: Column<Subscriber> = {
    header: 'Actions',
    head: <span className="sr-only">Actions</span>,
    place: 'after',
    className: 'w-12',
    renderCell: (row) => (
      <RowMenu
        name={`Actions for ${row.email}`}
        items={[
          {
            id: 'edit',
            label: 'Edit',
            icon: <Pencil aria-hidden="true" className="icon" />,
            onSelect: () => onEdit(row),
          },
          {
            id: 'remove',
            label: 'Remove',
            icon: <Trash2 aria-hidden="true" className="icon" />,
            tone: 'danger',
            hasSeparator: true,
            onSelect: () => onRemove(row),
          },
        ]}
      />
    ),
  };
  const columns: Column<Subscriber>[] = [...Object.values(fields), ...(useMay()('subscribers.edit') ? [actions] : [])];
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
