import { Link } from '@tanstack/react-router';
import { RESULT_SORTS, type Results, type ResultSort } from '@tideline/domain/stats/results';
import { ariaSort, SortButton } from '../../lists/sort-button.tsx';
import { Explanation } from '../chart-card.tsx';
import { formatMoney, RESULT_FIGURES, RESULT_KIND_WORDS, resultName } from './result-words.ts';

export type ResultTableProps = { results: Results; sort: ResultSort; onSort: (sort: ResultSort) => void };

/** The rows of a kind and the total; clicking a column changes the order. */
export function ResultTable({ results, sort, onSort }: ResultTableProps) {
  const { by, rows, total, currency } = results;
  const words = RESULT_KIND_WORDS[by];
  const order = {
    current: sort,
    onSort: (next: string) => onSort(RESULT_SORTS.find((known) => known === next) ?? sort),
  };
  const text = (key: (typeof RESULT_FIGURES)[number]['key'], value: number) =>
    key === 'value' ? formatMoney(value, currency) : value.toLocaleString('en-US');
  const nameSort = { first: 'name', second: '-name' };
  if (rows.length === 0) return <p className="border-y border-line py-4 text-sm">{words.empty}</p>;
  return (
    <table className="w-full text-sm" aria-label={words.name}>
      <thead>
        <tr className="border-b border-line-strong text-left text-muted">
          <th
            scope="col"
            aria-sort={by === 'campaign' ? ariaSort(nameSort, sort) : undefined}
            className="w-full py-1 font-[560]"
          >
            {by === 'campaign' ? <SortButton label={words.row} column={nameSort} sort={order} /> : words.row}
          </th>
          {RESULT_FIGURES.map(({ key, label, definition }) => {
            const column = { first: `-${key}`, second: key };
            return (
              <th key={key} scope="col" aria-sort={ariaSort(column, sort)} className="py-1 pl-2 font-[560]">
                <span className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 whitespace-nowrap sm:flex-nowrap">
                  <SortButton label={label} column={column} sort={order} />
                  <Explanation about={label} text={definition} />
                </span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="border-b border-line">
            <th scope="row" dir="auto" className="min-w-20 py-2.5 text-left font-normal wrap-anywhere">
              {row.postId === null ? (
                resultName(by, row)
              ) : (
                <Link to="/admin/blog" search={{ edit: row.postId }} className="link">
                  {resultName(by, row)}
                </Link>
              )}
            </th>
            {RESULT_FIGURES.map(({ key }) => (
              <td key={key} className="py-2.5 pl-2 text-right whitespace-nowrap tabular-nums lining-nums">
                {text(key, row[key])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line-strong font-[560]">
          <th scope="row" className="py-2.5 text-left">
            All inquiries
          </th>
          {RESULT_FIGURES.map(({ key }) => (
            <td key={key} className="py-2.5 pl-2 text-right whitespace-nowrap tabular-nums lining-nums">
              {text(key, total[key])}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
