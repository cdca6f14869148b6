import { Link } from '@tanstack/react-router';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import type { DashboardSearch } from '../dashboard-search.ts';

export type StatCardProps = {
  label: string;
  value: number;
  caption: string;
  /** Definition of the figure and its period; shown on hover and focus. */
  explanation: string;
  /** Search parameters of the list behind the figure. */
  search: DashboardSearch;
};

/** A figure that links to the list behind it. */
export function StatCard({ label, value, caption, explanation, search }: StatCardProps) {
  return (
    <Tooltip label={explanation}>
      <Link
        to="/admin"
        search={search}
        resetScroll={false}
        preload={false}
        className="grid content-start gap-1 bg-surface p-4 -outline-offset-3! hover:bg-tint sm:p-5"
      >
        <span className="type-label text-muted">{label}</span>
        <span className="type-title text-[2.25rem] leading-none tabular-nums lining-nums">
          {value.toLocaleString('en-US')}
        </span>
        <span className="text-sm text-muted">{caption}</span>
      </Link>
    </Tooltip>
  );
}
