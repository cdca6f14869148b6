import { keepPreviousData } from '@tanstack/react-query';
import type { Audience } from '@tideline/domain/newsletter/audience';
import { useState } from 'react';
import { useDebounced } from '../../../../lib/forms/use-debounced.ts';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../../staff/kit/lists/load-failure.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { ExcludedDialog } from './excluded-dialog.tsx';

const DELAY_MS = 250;

/** An audience in words, with a list of the subscribers left out. */
export function AudienceSummary({ audience }: { audience: Audience }) {
  const settled = useDebounced(audience, DELAY_MS);
  const [isListOpen, setIsListOpen] = useState(false);
  const count = trpc.issues.audience.count.useQuery(
    { audience: settled },
    { placeholderData: keepPreviousData, meta: { failure: 'Failed to count the audience' } },
  );
  const excluded = (count.data?.excluded ?? []).reduce((sum, reason) => sum + reason.count, 0);
  const isStale = count.isPlaceholderData || settled !== audience;
  return (
    <div className="grid justify-items-start gap-3">
      {count.isPending ? <Skeleton className="h-5 w-64" /> : null}
      <p aria-live="polite" dir="auto" className="border-l-3 border-accent pl-3 wrap-anywhere empty:hidden">
        {count.error ? null : <span className={isStale ? 'text-muted' : undefined}>{count.data?.words}</span>}
      </p>
      <LoadFailure query={count} />
      {excluded > 0 ? (
        <Button size="sm" variant="secondary" onClick={() => setIsListOpen(true)}>
          Show excluded readers
        </Button>
      ) : null}
      {isListOpen && count.data ? (
        <ExcludedDialog audience={settled} counts={count.data.excluded} onClose={() => setIsListOpen(false)} />
      ) : null}
    </div>
  );
}
