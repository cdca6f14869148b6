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
      <summary className="grid cursor-pointer grid-cols-[1fr_auto_auto] items-center gap-x-3 p-4 -outline-offset-3! hover:bg-tint sm:grid-cols-[1fr_auto]">
        <span className="type-label text-muted">{label}</span>
        <Info aria-hidden="true" className="icon order-3 text-muted group-open:text-accent sm:order-2" />
        <span className="type-title order-2 text-[1.75rem] leading-none tabular-nums lining-nums sm:order-3 sm:mt-1">
          {value.toLocaleString('en-US')}
        </span>
        <span className="order-4 col-span-full text-sm text-muted sm:mt-1 sm:min-h-5">{note}</span>
      </summary>
      <div className="grid gap-2 px-4 pt-1 pb-4 text-sm">
        <p>{counts}</p>
        <p className="text-muted">{cannotKnow}</p>
      </div>
    </details>
  );
}
