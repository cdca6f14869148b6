import type { ImportOutcome, ImportReport } from '@tideline/domain/subscriber/subscriber-import';
import { IMPORT_OUTCOMES } from '@tideline/domain/subscriber/subscriber-import';
import { useState } from 'react';
import type { BadgeTone } from '../../../ui/sections/badge.tsx';
import { Badge } from '../../../ui/sections/badge.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { SMALL_CONTROL } from '../lists/small-control.ts';
import { SelectField } from '../../../staff/kit/fields/select-field.tsx';

const NAMES: Record<ImportOutcome, string> = {
  new: 'new',
  known: 'already there',
  unsubscribed: 'unsubscribed',
  duplicate: 'twice in the file',
  invalid: 'invalid',
};
const TONES: Record<ImportOutcome, BadgeTone> = {
  new: 'green',
  known: 'neutral',
  unsubscribed: 'yellow',
  duplicate: 'neutral',
  invalid: 'red',
};
const SHOWN_AT_ONCE = 100;

/** Result of an import check, row by row. */
export function ImportReportTable({ report }: { report: ImportReport }) {
  const [filter, setFilter] = useState<ImportOutcome | null>(null);
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const rows = filter === null ? report.rows : report.rows.filter((row) => row.outcome === filter);
  return (
    <div className="grid gap-3">
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {IMPORT_OUTCOMES.map((outcome) => (
          <li key={outcome} className="flex items-center gap-1.5">
            <strong className="tabular-nums">{report.counts[outcome].toLocaleString('en-US')}</strong>
            <Badge tone={TONES[outcome]}>{NAMES[outcome]}</Badge>
          </li>
        ))}
      </ul>
      <SelectField
        label="Show"
        className="w-52"
        inputClassName={SMALL_CONTROL}
        value={filter ?? ''}
        options={[
          { value: '', label: 'Every row' },
          ...IMPORT_OUTCOMES.map((outcome) => ({ value: outcome, label: NAMES[outcome] })),
        ]}
        onChange={(outcome) => {
          setFilter(outcome || null);
          setShown(SHOWN_AT_ONCE);
        }}
      />
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
        tabIndex={0}
        aria-label="What happens to each row"
        className="max-h-72 overflow-y-auto border-y border-line text-sm"
      >
        <table className="w-full">
          <thead className="max-sm:sr-only">
            <tr className="text-left text-muted">
              <th scope="col" className="p-2 font-[560]">
                Line
              </th>
              <th scope="col" className="p-2 font-[560]">
                Email
              </th>
              <th scope="col" className="p-2 font-[560]">
                What happens
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row) => (
              <tr
                key={`${row.line} ${row.email}`}
                className="border-t border-line align-top max-sm:grid max-sm:grid-cols-[3.5rem_1fr]"
              >
                <td className="p-2 text-muted tabular-nums">{row.line.toLocaleString('en-US')}</td>
                <td className="p-2 wrap-anywhere">{row.email || '—'}</td>
                <td className="p-2 max-sm:col-start-2 max-sm:pt-0">
                  <Badge tone={TONES[row.outcome]}>{NAMES[row.outcome]}</Badge>
                  {row.reason ? <span className="mt-1 block text-muted">{row.reason}</span> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 ? <p className="p-2 text-muted">No such rows.</p> : null}
      </section>
      {rows.length > shown ? (
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          {shown.toLocaleString('en-US')} of {rows.length.toLocaleString('en-US')} rows
          <Button size="sm" variant="secondary" onClick={() => setShown(shown + 10 * SHOWN_AT_ONCE)}>
            Show more
          </Button>
        </p>
      ) : null}
    </div>
  );
}
