import { displayTitle, type PostSeries as Series } from '@tideline/domain/post/post';
import { Link } from '@tanstack/react-router';
import { seriesLabels } from '@tideline/copy/blog/series-labels';
import { PlainLink } from '../../../ui/controls/plain-link.tsx';
import { FoldSign } from '../../../ui/sections/fold-sign.tsx';

const LINE = 'flex min-h-11 items-center py-1.5 lg:not-pointer-coarse:min-h-9';
/** More parts are folded. */
const OPEN_PARTS_MAX = 5;

export type PostSeriesProps = {
  /** Null for an article without a series. */
  series: Series | null;
};

/** The place of an article in its series, and the other parts. */
export function PostSeries({ series }: PostSeriesProps) {
  if (!series) return null;
  const { name, slug, position, total, parts } = series;
  return (
    <section aria-labelledby="series-title" className="mb-10 max-w-[38.5rem] border-y border-line py-4 wrap-anywhere">
      <p id="series-title" className="type-title text-title-s text-balance">
        <span className="text-muted">
          {seriesLabels.part.replace('{number}', String(position)).replace('{total}', String(total))}
        </span>{' '}
        {slug === '' ? (
          <bdi>{name}</bdi>
        ) : (
          <PlainLink to="/blog/$kind/$slug" params={{ kind: 'series', slug }} className="link">
            <bdi>{name}</bdi>
          </PlainLink>
        )}
      </p>
      {parts.length > OPEN_PARTS_MAX ? (
        <details className="group mt-1">
          <summary className="type-label flex min-h-11 list-none items-center justify-between gap-6 [&::-webkit-details-marker]:hidden">
            {foldLabel(series)}
            <FoldSign />
          </summary>
          <PartList series={series} />
        </details>
      ) : (
        <PartList series={series} />
      )}
    </section>
  );
}

function foldLabel({ first, total, parts }: Series): string {
  if (parts.length === total) return seriesLabels.all.replace('{total}', String(total));
  const last = first + parts.length - 1;
  return seriesLabels.some.replace('{first}', String(first)).replace('{last}', String(last));
}

function PartList({ series: { position, first, parts } }: { series: Series }) {
  return (
    <ol start={first} className="mt-1 list-outside list-decimal pl-7 leading-snug marker:text-muted">
      {parts.map((part, at) => (
        <li key={part.id} className="pl-1">
          {first + at === position ? (
            <span aria-current="page" dir="auto" className={`${LINE} font-[560]`}>
              {displayTitle(part)}
            </span>
          ) : (
            <Link to="/blog/$postId" params={{ postId: part.id }} className={`${LINE} link`}>
              <span dir="auto">{displayTitle(part)}</span>
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
