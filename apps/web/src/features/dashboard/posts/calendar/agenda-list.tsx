import { formatDay } from './calendar-days.ts';
import { EntryChip } from './entry-chip.tsx';
import type { CalendarViewProps } from './weeks-table.tsx';

/** The days of a period that have entries, one below the other. */
export function AgendaList({ period, today, entries, onAsk }: CalendarViewProps) {
  const days = period.weeks.flat().filter((day) => period.has(day) && entries.has(day));
  if (days.length === 0) return <p className="border-y border-line py-6 text-muted">Nothing this {period.kind}.</p>;
  return (
    <ol className="grid gap-4">
      {days.map((day) => (
        <li key={day} aria-current={day === today ? 'date' : undefined}>
          <h3 className="type-label pb-1.5 text-muted">
            {formatDay(day)}
            {day === today ? ' · today' : ''}
          </h3>
          <ul className="grid gap-1.5">
            {entries.get(day)?.map((entry) => (
              <li key={entry.key}>
                <EntryChip entry={entry} onMove={() => onAsk(entry)} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
