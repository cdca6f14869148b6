import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import type { DashboardSearch } from '../dashboard-search.ts';

export type OverviewSectionProps = {
  title: string;
  /** A line under the title. */
  note?: ReactNode;
  /** The list behind the section. */
  more?: { label: string; search: DashboardSearch };
  children: ReactNode;
};

/** A titled list of the overview. */
export function OverviewSection({ title, note, more, children }: OverviewSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-2">
        <h2 id={id} className="type-title text-title-s">
          {title}
        </h2>
        {more ? (
          <Link to="/admin" search={more.search} resetScroll={false} preload={false} className="link text-sm">
            {more.label}
          </Link>
        ) : null}
        {note ? <p className="w-full text-sm text-muted">{note}</p> : null}
      </div>
      {children}
    </section>
  );
}
