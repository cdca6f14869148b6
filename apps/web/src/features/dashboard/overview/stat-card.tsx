import { Link } from '@tanstack/react-router';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import type { DashboardSearch } from '../dashboard-search.ts';
import { isAllowed } from '../tab-rights.ts';
import { useMay } from '../../../lib/calls/use-may.ts';

export type StatCardProps = {
  label: string;
  value: number;
  caption: string;
  /** Definition of the figure and its period; shown on hover and focus. */
  explanation: string;
  /** Search parameters of the list behind the figure. */
  search: DashboardSearch;
};

const CLASSES = 'grid content-start gap-0.5 bg-surface px-4 py-3';

/** A figure that links to the list behind it, if the role may read the list. */
export function StatCard({ label, value, caption, explanation, search }: StatCardProps) {
  const may = useMay();
  const figure = (
    <>
      <span className="type-label text-muted">{label}</span>
      <span className="type-title text-title-s leading-tight tabular-nums lining-nums">
        {value.toLocaleString('en-US')}
      </span>
      <span className="text-sm text-muted">{caption}</span>
    </>
  );
  if (!isAllowed(search.tab ?? 'overview', may)) return <p className={CLASSES}>{figure}</p>;
  return (
    <Tooltip label={explanation}>
      <Link
        to="/admin"
        search={search}
        resetScroll={false}
        preload={false}
        className={`${CLASSES} -outline-offset-3! hover:bg-tint`}
      >
        {figure}
      </Link>
    </Tooltip>
  );
}
