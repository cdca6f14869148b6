import { type DragEvent, useState } from 'react';
import { classNames } from '../../../../ui/controls/class-names.ts';
import { formatDay } from './calendar-days.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import type { CalendarPeriod } from './calendar-period.ts';
import { EntryChip } from './entry-chip.tsx';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export type CalendarViewProps = {
  period: CalendarPeriod;
  /** Today in the agency's zone. */
  today: string;
  entries: ReadonlyMap<string, readonly CalendarEntry[]>;
  /** Asks for another day. */
  onAsk: (entry: CalendarEntry) => void;
};

export type WeeksTableProps = CalendarViewProps & { onMove: (entry: CalendarEntry, day: string) => void };

/** The days in a row for each week. Scheduled entries can be dragged to today or later. */
export function WeeksTable({ period, today, entries, onAsk, onMove }: WeeksTableProps) {
  const [target, setTarget] = useState<string | null>(null);
  function drop(event: DragEvent, day: string) {
    event.preventDefault();
    setTarget(null);
    const key = event.dataTransfer.getData('text/plain');
    for (const [from, ofDay] of entries) {
      const entry = ofDay.find((one) => one.key === key);
      if (entry && from !== day) onMove(entry, day);
    }
  }
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 border-t border-l border-line text-sm">
      <caption className="sr-only">{period.title}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th
              key={name}
              scope="col"
              abbr={name}
              className="sticky top-14 z-10 border-r border-b border-line bg-paper px-2 py-1.5 text-left font-[560] text-muted"
            >
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {period.weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                aria-label={formatDay(day)}
                aria-current={day === today ? 'date' : undefined}
                onDragOver={(event) => {
                  if (day < today) return;
                  event.preventDefault();
                  setTarget(day);
                }}
                onDragLeave={() => setTarget(null)}
                onDrop={(event) => drop(event, day)}
                className={classNames(
                  'border-r border-b border-line p-1 align-top',
                  period.kind === 'week' ? 'h-80' : 'h-28',
                  !period.has(day) && 'bg-sunk',
                  day === target && 'bg-tint',
                )}
              >
                <p className="px-1 pb-1 text-xs text-muted">
                  <span
                    className={classNames(
                      'inline-grid h-5 min-w-5 place-items-center tabular-nums',
                      day === today && 'rounded-full bg-fill px-1 font-[560] text-on-fill',
                    )}
                  >
                    {Number(day.slice(8))}
                  </span>
                </p>
                <ul className="grid grid-cols-1 gap-1">
                  {entries.get(day)?.map((entry) => (
                    <li key={entry.key}>
                      <EntryChip entry={entry} onMove={() => onAsk(entry)} />
                    </li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
