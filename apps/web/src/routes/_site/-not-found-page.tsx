import { notFoundPage } from '@tideline/copy/notices/not-found';
import { NearPages } from '../../features/post/list/near-pages.tsx';
import { BlogSearch } from '../../features/post/list/blog-search.tsx';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { WaveLines } from '../../ui/drawing/wave-lines.tsx';

/** The page for an unknown path. `data`: pages with similar addresses. */
export function NotFoundPage({ data }: { data?: unknown }) {
  const { heading, hint, text, links, near } = useCopy('not-found', 'page', notFoundPage);
  return (
    <div className="frame grid-page items-center gap-y-10 section-y">
      <div className="col-span-12 lg:col-span-7">
        <h1 className="type-display text-display">{heading}</h1>
        <p className="mt-6 inline-block rounded-[3px] border border-line bg-sunk px-4 py-2.5 font-mono text-[0.9375rem]">
          {hint}
        </p>
        <p className="mt-6 max-w-[30.75em] text-lead text-muted">{text}</p>
        <ul className="mt-8 flex flex-wrap gap-3">
          {links.map(({ label, to, search, hash }, at) => (
            <li key={at}>
              <ButtonLink to={to} search={search} hash={hash} variant={at === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <NearPages heading={near} data={data} />
        <div className="mt-10 max-w-sm">
          <BlogSearch q={undefined} category={undefined} />
        </div>
      </div>
      <div aria-hidden="true" className="relative col-span-12 text-accent lg:col-span-5">
        <svg viewBox="0 0 400 190" className="w-full fill-tint select-none">
          <text x="200" y="172" textAnchor="middle" fontSize="230" className="type-display">
            404
          </text>
        </svg>
        <WaveLines
          seed="404"
          count={5}
          crests={1.6}
          strokeWidth={2}
          className="absolute inset-x-0 bottom-0 h-1/2 w-full"
        />
      </div>
    </div>
  );
}
