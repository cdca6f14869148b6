import { useId } from 'react';
import { UserText } from '../../../../staff/user-text.tsx';

export type CountTableProps = {
  caption: string;
  heads: [text: string, count: string];
  rows: readonly { text: string; count: number }[];
  /** Instead of a table without rows. */
  empty?: string;
};

/** A short table of texts with their number, the largest first. */
export function CountTable({ caption, heads, rows, empty }: CountTableProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <h3 id={id} className="pb-2 font-[640]">
        {caption}
      </h3>
      {rows.length === 0 ? (
        <p className="text-sm text-muted">{empty}</p>
      ) : (
        <table aria-labelledby={id} className="w-full text-sm">
          <thead>
            <tr className="border-b border-line-strong text-left text-muted">
              <th scope="col" className="py-2 font-[560]">
                {heads[0]}
              </th>
              <th scope="col" className="py-2 text-right font-[560]">
                {heads[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ text, count }) => (
              <tr key={text} className="border-b border-line">
                <th scope="row" className="py-2 pr-3 text-left font-normal">
                  <UserText text={text} />
                </th>
                <td className="w-24 py-2 text-right align-top tabular-nums lining-nums">
                  {count.toLocaleString('en-US')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
