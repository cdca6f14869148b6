import { classNames } from '../controls/class-names.ts';
import { FoldSign } from './fold-sign.tsx';
import { PlainLink } from '../controls/plain-link.tsx';

export type PageContentsProps = {
  title: string;
  /** `isMinor` indents an entry and hides it on small screens. */
  entries: readonly { anchor: string; text: string; isMinor?: boolean }[];
  /** The anchor of the section being read; null or undefined for none. */
  current?: string | null;
};

/** Table of contents: beside the text on wide screens, collapsed above it on small ones. */
export function PageContents({ title, entries, current }: PageContentsProps) {
  return (
    <>
      <nav aria-label={title} className="max-lg:hidden">
        <p className="type-label mb-1">{title}</p>
        <EntryList entries={entries} current={current} />
      </nav>
      <details className="group border-y border-line lg:hidden">
        <summary className="type-label flex min-h-12 list-none items-center justify-between gap-6 [&::-webkit-details-marker]:hidden">
          {title}
          <FoldSign />
        </summary>
        <EntryList entries={entries} current={current} />
      </details>
    </>
  );
}

function EntryList({ entries, current }: Pick<PageContentsProps, 'entries' | 'current'>) {
  return (
    <ol className="text-[0.9375rem] leading-snug max-lg:pb-3">
      {entries.map(({ anchor, text, isMinor }) => (
        <li key={anchor} className={classNames(isMinor && 'pl-4 max-lg:hidden')}>
          <PlainLink
            to="."
            search={true}
            hash={anchor}
            isCurrentSection={anchor === current}
            className="relative flex min-h-11 items-center py-1.5 text-muted no-underline hover:text-ink hover:underline aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:inset-y-1.5 aria-[current]:before:-left-3.5 aria-[current]:before:w-0.5 aria-[current]:before:bg-buoy aria-[current]:before:content-[''] lg:not-pointer-coarse:min-h-0"
          >
            {text}
          </PlainLink>
        </li>
      ))}
    </ol>
  );
}
