import { FIGURE_DEFINITIONS, type IssueFigure } from '@tideline/domain/newsletter/issue-results';
import { Info } from 'lucide-react';

export type FigureCardProps = {
  figure: IssueFigure;
  value: number;
  /** A line under the value; may be empty. */
  note: string;
};

/** A figure that opens to its definition. */
export function FigureCard({ figure, value, note }: FigureCardProps) {
  const { label, counts, cannotKnow } = FIGURE_DEFINITIONS[figure];
  return (
    <details className="group">
      <summary className="grid cursor-pointer grid-cols-[1fr_auto] gap-x-2 p-4 -outline-offset-3! hover:bg-tint">
        <span className="type-label text-muted">{label}</span>
        <Info aria-hidden="true" className="icon text-muted group-open:text-tide" />
        <span className="type-title mt-1 text-[1.75rem] leading-none tabular-nums lining-nums">
          {value.toLocaleString('en-US')}
        </span>
        <span className="col-span-2 mt-1 text-sm text-muted xs:min-h-5">{note}</span>
      </summary>
      <div className="grid gap-2 px-4 pt-1 pb-4 text-sm">
        <p>{counts}</p>
        <p className="text-muted">{cannotKnow}</p>
      </div>
    </details>
  );
}
