import { keepPreviousData } from '@tanstack/react-query';
import type { Picture } from '@tideline/domain/picture/picture';
import { type KeyboardEvent, useState } from 'react';
import { useDebounced } from '../../lib/forms/use-debounced.ts';
import { trpc } from '../../lib/calls/trpc.ts';
import { LoadFailure } from '../kit/lists/load-failure.tsx';
import { LoadMore } from '../kit/lists/load-more.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/sections/empty-state.tsx';
import { Skeleton } from '../../ui/sections/skeleton.tsx';
import { PictureThumbnail } from './picture-thumbnail.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';

const PAGE_SIZE = 24;
const SEARCH_DELAY_MS = 250;

/** Uploaded images, newest first, with arrow-key navigation. */
export function PictureLibrary({ onPick }: { onPick: (picture: Picture) => void }) {
  const [search, setSearch] = useState('');
  const q = useDebounced(search.trim(), SEARCH_DELAY_MS);
  const list = trpc.media.list.useInfiniteQuery(
    { limit: PAGE_SIZE, q },
    {
      getNextPageParam: (page) => page.nextCursor,
      placeholderData: keepPreviousData,
    },
  );
  const pictures = list.data?.pages.flatMap((page) => page.items) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;

  return (
    <div className="grid gap-4">
      <TextField
        label="Search pictures"
        hint="By alternative text or file name."
        type="search"
        value={search}
        onChange={setSearch}
      />
      <LoadFailure message="Failed to fetch pictures" query={list} />
      {list.isPending ? <LibrarySkeleton /> : null}
      {list.data && total === 0 ? (
        q === '' ? (
          <EmptyState title="No pictures yet" text="What you upload is kept here, to be used again." />
        ) : (
          <EmptyState
            title="No picture found"
            text="Try another word of its alternative text or file name."
            action={
              <Button size="sm" variant="secondary" onClick={() => setSearch('')}>
                Show all pictures
              </Button>
            }
          />
        )
      ) : null}
      {pictures.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that its buttons did not take
        <ul
          aria-label="Pictures"
          className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4"
          onKeyDown={moveByArrows}
        >
          {pictures.map((picture) => (
            <li key={picture.id} className="grid">
              <button
                type="button"
                onClick={() => onPick(picture)}
                className="grid min-w-0 content-start gap-2 rounded-control border border-line bg-surface p-2 text-left text-sm hover:border-accent hover:bg-tint"
              >
                <PictureThumbnail picture={picture} className="aspect-3/2 w-full rounded-[3px]" />
                <span className="line-clamp-2 break-words">{picture.alt || picture.fileName || 'Without a name'}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap items-center gap-4 text-sm text-muted">
        <p aria-live="polite">
          {list.data && total > 0 ? `Showing ${pictures.length} of ${total.toLocaleString('en-US')}` : ''}
        </p>
        <LoadMore list={list} />
      </div>
    </div>
  );
}

/** Moves focus within the grid: left and right by one, up and down by a row. */
function moveByArrows(event: KeyboardEvent<HTMLUListElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const firstTop = buttons[0]?.getBoundingClientRect().top;
  const columns = buttons.filter((button) => button.getBoundingClientRect().top === firstTop).length;
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: buttons.length - 1,
  };
  const next = steps[event.key];
  if (next === undefined || at === -1) return;
  event.preventDefault();
  buttons[next]?.focus();
}

function LibrarySkeleton() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      <output className="sr-only">Loading</output>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="aspect-3/2 w-full" />
      ))}
    </div>
  );
}
