import { Link } from '@tanstack/react-router';
import { blogSuggestions as copy } from '@tideline/copy/blog/blog-suggestions';
import { useEffect, useId, useState } from 'react';
import type { BlogSuggestions } from '@tideline/domain/post/post';
import { loadApi } from '../../../lib/calls/load-api.ts';
import { classNames } from '../../../ui/controls/class-names.ts';
import { matchSuggestions } from './match-suggestions.ts';
import { useCombobox } from './use-combobox.ts';

export type SuggestionListProps = {
  /** The search field, which this component makes a combobox. */
  field: HTMLInputElement;
};

const NOTHING: BlogSuggestions = { posts: [], tags: [] };

/**
 * The suggestions below the search field of the blog. They lie over the page. Without the titles, the search works as it does
 * without suggestions.
 */
export function SuggestionList({ field }: SuggestionListProps) {
  const id = useId();
  const [all, setAll] = useState(NOTHING);
  const [typed, setTyped] = useState(field.value);
  useEffect(() => {
    let isWanted = true;
    loadApi()
      .then((api) => api.posts.suggestions.query())
      .then(
        (loaded) => (isWanted ? setAll(loaded) : undefined),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, []);
  const found = matchSuggestions(all, typed);
  const { isWanted, isOpen, chosen, close } = useCombobox(field, { listId: id, count: found.length, onType: setTyped });
  return (
    <>
      <div
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the options of a <select> cannot be links
        role="listbox"
        aria-label={copy.list}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-[min(24rem,55dvh)] overflow-y-auto overscroll-contain rounded-[6px] bg-surface p-1.5 text-ink shadow-float lg:left-auto lg:w-96"
      >
        {found.map(({ kind, path, name }, at) => (
          <Link
            key={path}
            id={`${id}-${at}`}
            to={path}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> cannot be a link
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            ref={at === chosen ? bringIntoView : undefined}
            // The field keeps the focus, whose loss would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={close}
            className={classNames(
              'flex min-h-11 items-center gap-3 rounded-control px-3 py-2 no-underline',
              at === chosen ? 'bg-tint' : 'hover:bg-sunk',
            )}
          >
            <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
              {name}
            </span>
            {kind === 'tag' ? <span className="type-label text-muted">{copy.tag}</span> : null}
          </Link>
        ))}
      </div>
      <output className="sr-only">
        {isWanted && typed.trim() !== '' && all !== NOTHING ? countOf(found.length) : ''}
      </output>
    </>
  );
}

function countOf(count: number): string {
  if (count === 0) return copy.none;
  return count === 1 ? copy.one : copy.many.replace('{count}', String(count));
}

function bringIntoView(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
