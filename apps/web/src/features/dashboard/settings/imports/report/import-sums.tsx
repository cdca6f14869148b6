import { Link } from '@tanstack/react-router';
import type { ImportOutcome, SiteImport } from '@tideline/domain/moving/site-import';
import type { ReactNode } from 'react';
import { classNames } from '../../../../../ui/controls/class-names.ts';
import { capitalized, KIND_WORDS, OUTCOME_WORDS } from '../words/import-words.ts';
import { type CountRow, sumCounts } from '../words/sum-counts.ts';

/** How many things of each kind a file has, and what became of them. Each number leads to the things. */
export function ImportSums({ found: { id, counts } }: { found: SiteImport }) {
  const { rows, all, outcomes } = sumCounts(counts);
  // Before the import, all of them wait.
  const shown = outcomes.some((outcome) => outcome !== 'waiting') ? outcomes : [];
  const meanings = shown.flatMap((outcome) => {
    const { label, meaning } = OUTCOME_WORDS[outcome];
    return meaning === undefined ? [] : [`${label}: ${meaning}.`];
  });
  if (rows.length === 0) return <p className="text-sm">The file has nothing in it.</p>;
  return (
    <section aria-labelledby="import-sums" className="@container grid gap-2">
      <h3 id="import-sums" className="text-lg font-semibold">
        {shown.length > 0 ? 'Report' : 'In the file'}
      </h3>
      <table
        aria-labelledby="import-sums"
        className={classNames('w-full text-sm @max-[42rem]:block', shown.length === 0 && '@min-[42rem]:max-w-md')}
      >
        <thead className="@max-[42rem]:sr-only">
          <tr className="border-b border-line-strong text-muted">
            <Head className="w-full text-left">Kind</Head>
            <Head>Found</Head>
            {shown.map((outcome) => (
              <Head key={outcome}>{OUTCOME_WORDS[outcome].label}</Head>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[42rem]:block">
          {(rows.length > 1 ? [...rows, all] : rows).map((row) => (
            <SumRow key={row.id} importId={id} row={row} outcomes={shown} />
          ))}
        </tbody>
      </table>
      {meanings.length > 0 ? <p className="text-sm text-muted">{meanings.join(' ')}</p> : null}
    </section>
  );
}

function Head({ className = 'text-right', children }: { className?: string; children: ReactNode }) {
  return (
    <th scope="col" className={classNames('py-1.5 pl-4 font-[560] whitespace-nowrap first:pl-0', className)}>
      {children}
    </th>
  );
}

type SumRowProps = { importId: string; row: CountRow; outcomes: readonly ImportOutcome[] };

/** Where there is little room, its numbers follow each other below its name, each with its label, without the zeros. */
function SumRow({ importId, row, outcomes }: SumRowProps) {
  const { id, found, byOutcome } = row;
  return (
    <tr
      className={classNames(
        'border-b border-line @max-[42rem]:flex @max-[42rem]:flex-wrap @max-[42rem]:items-baseline @max-[42rem]:gap-x-4 @max-[42rem]:py-1.5',
        id === 'all' && 'font-[560]',
      )}
    >
      <th
        scope="row"
        className={classNames(
          'min-w-32 py-1.5 text-left @max-[42rem]:basis-full @max-[42rem]:py-0',
          id === 'all' ? 'font-[560]' : 'font-normal',
        )}
      >
        <Things importId={importId} row={row}>
          {id === 'all' ? 'All' : capitalized(KIND_WORDS[id][1])}
        </Things>
      </th>
      <Cell label="Found">{found.toLocaleString('en-US')}</Cell>
      {outcomes.map((outcome) => {
        const count = byOutcome[outcome];
        return (
          <Cell
            key={outcome}
            label={OUTCOME_WORDS[outcome].label}
            className={count ? undefined : '@max-[42rem]:hidden'}
          >
            {count === undefined ? (
              <span className="text-muted">0</span>
            ) : (
              <Things importId={importId} row={row} outcome={outcome}>
                {count.toLocaleString('en-US')}
              </Things>
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

type CellProps = { label: string; className?: string | undefined; children: ReactNode };

function Cell({ label, className, children }: CellProps) {
  return (
    <td
      data-label={`${label}: `}
      className={classNames(
        'py-1.5 pl-4 text-right tabular-nums @max-[42rem]:p-0 @max-[42rem]:before:text-muted @max-[42rem]:before:content-[attr(data-label)]',
        className,
      )}
    >
      {children}
    </td>
  );
}

type ThingsProps = { importId: string; row: CountRow; outcome?: ImportOutcome; children: ReactNode };

function Things({ importId, row: { id }, outcome, children }: ThingsProps) {
  return (
    <Link
      to="/admin"
      search={{ tab: 'settings', section: 'import', item: importId, kind: id === 'all' ? undefined : id, outcome }}
      hash="import-things"
      preload={false}
      className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
    >
      {children}
    </Link>
  );
}
