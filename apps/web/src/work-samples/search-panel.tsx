import { Search } from 'lucide-react';
import type { SearchSample } from '@tideline/copy/work-samples/work-sample';
import { SHEET, SMALL } from './sheet-classes.ts';

export type SearchPanelProps = { sample: SearchSample };

/** A list of search results; only the client's has words. */
export function SearchPanel({ sample: { query, result } }: SearchPanelProps) {
  return (
    <div className={SHEET}>
      <p className="m-4 flex items-center gap-2.5 rounded-full border border-line-strong/70 px-4 py-2 @md:mx-6">
        <Search aria-hidden="true" className="icon text-accent" />
        <span className="min-w-0">{query}</span>
      </p>
      <div className="border-y border-line bg-tint px-4 py-4 @md:px-6">
        <p className={`${SMALL} break-words`}>{result.address}</p>
        <p className="type-title mt-1 text-[1.1875rem] leading-tight text-accent">{result.title}</p>
        <p className="mt-1.5 max-w-[36em] text-muted">{result.text}</p>
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-accent">
          {result.links.map((link, at) => (
            <span key={at} className="underline decoration-1 underline-offset-3">
              {link}
            </span>
          ))}
        </p>
      </div>
      <div className="grid gap-4 px-4 py-4 @md:px-6">
        <OtherResult widths={['w-2/5', 'w-3/5', 'w-11/12']} />
        <OtherResult widths={['w-1/3', 'w-1/2', 'w-4/5']} />
      </div>
    </div>
  );
}

function OtherResult({ widths }: { widths: string[] }) {
  return (
    <p className="grid gap-2">
      {widths.map((width) => (
        <i key={width} className={`${width} block h-1.5 rounded-full bg-line`} />
      ))}
    </p>
  );
}
