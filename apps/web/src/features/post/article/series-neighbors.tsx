import { Link } from '@tanstack/react-router';
import { displayTitle } from '@tideline/domain/post/post';
import { seriesLabels } from '@tideline/copy/blog/series-labels';
import type { PostSeriesProps } from './post-series.tsx';

/** The parts before and after an article, where its text ends. */
export function SeriesNeighbors({ series }: PostSeriesProps) {
  if (!series) return null;
  const { position, first, parts } = series;
  const neighbors = [
    { label: seriesLabels.previous, part: parts[position - first - 1] },
    { label: seriesLabels.next, part: parts[position - first + 1] },
  ];
  return (
    <nav
      aria-label={seriesLabels.parts}
      className="no-print mt-12 grid max-w-[38.5rem] gap-x-8 gap-y-2 border-y border-line py-4 wrap-anywhere sm:grid-cols-2"
    >
      {neighbors.map(({ label, part }) =>
        part ? (
          <p key={label} className="sm:last:col-start-2">
            <span className="type-label block">{label}</span>
            <Link
              to="/blog/$postId"
              params={{ postId: part.id }}
              dir="auto"
              className="inline-flex min-h-11 items-center leading-snug font-[560] link"
            >
              {displayTitle(part)}
            </Link>
          </p>
        ) : null,
      )}
    </nav>
  );
}
