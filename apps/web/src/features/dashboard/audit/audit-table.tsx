import { AUDIT_ACTIONS } from '@tideline/domain/staff/audit';
import { AUDIT_OBJECTS, type AuditDetail, type AuditEntry } from '@tideline/domain/staff/audit-entry';
import { UserText } from '../../../staff/user-text.tsx';
import { formatDateTime } from '../../../staff/time/relative-date.ts';
import { useTimeZone } from '../../../lib/calls/use-time-zone.ts';
import { actorName } from './audit-search.ts';
import type { Column } from '../lists/column.ts';
import { DataTable } from '../lists/data-table.tsx';

export type AuditTableProps = {
  entries: readonly AuditEntry[];
  /** Filters by the object of an entry. */
  onChooseThing: (entry: AuditEntry) => void;
};

/** Audit entries as a table. */
export function AuditTable({ entries, onChooseThing }: AuditTableProps) {
  const timeZone = useTimeZone();
  const columns: Column<AuditEntry>[] = [
    { header: 'Action', isRowHeader: true, className: 'font-[560]', renderCell: ({ action }) => AUDIT_ACTIONS[action] },
    {
      header: 'When',
      place: 'under',
      className: 'text-muted py-3! @min-[60rem]:whitespace-nowrap',
      renderCell: ({ at }) => <time dateTime={at}>{formatDateTime(at, timeZone)}</time>,
    },
    {
      header: 'Person',
      place: 'below',
      renderCell: ({ actor, apiKey }) => (
        <UserText text={apiKey === '' ? actorName(actor) : `${actorName(actor)}, API key ${apiKey}`} />
      ),
    },
    {
      header: 'Concerns',
      place: 'below',
      className: 'text-muted',
      renderCell: (entry) => <Thing entry={entry} onChoose={() => onChooseThing(entry)} />,
    },
    {
      header: 'Details',
      place: 'under',
      className: 'text-muted',
      renderCell: ({ detail }) => <UserText text={describe(detail) || '—'} />,
      renderCompact: ({ detail }) => describe(detail) || null,
    },
    { header: 'From', priority: 3, className: 'text-muted', renderCell: ({ network }) => network || '—' },
  ];
  return <DataTable caption="Audit log, newest first" columns={columns} rows={entries} />;
}

function Thing({ entry: { object, objectId }, onChoose }: { entry: AuditEntry; onChoose: () => void }) {
  if (objectId === '') return <>{AUDIT_OBJECTS[object]}</>;
  return (
    <button
      type="button"
      title="Show everything about it"
      onClick={onChoose}
      className="link min-w-0 text-left sm:pointer-coarse:min-h-11"
    >
      <UserText text={`${AUDIT_OBJECTS[object]} ${shortId(objectId)}`} />
    </button>
  );
}

/** Shortens a long random id. The readable id of a post is not shortened. */
function shortId(id: string): string {
  return /^[\da-f-]{16,}$/.test(id) ? `${id.slice(0, 8)}…` : id;
}

/** Details of an entry as text: `version 3, status published`. */
function describe(detail: AuditDetail): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null && value !== false)
    .map(([name, value]) => {
      const words = name.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();
      if (value === true) return words;
      return `${words} ${Array.isArray(value) ? value.join(', ') || 'nothing' : String(value)}`;
    })
    .join(', ');
}
