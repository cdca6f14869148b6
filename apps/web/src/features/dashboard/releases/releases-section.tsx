import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { AddLabel } from '../../../staff/kit/buttons/add-label.tsx';
import { QueryPanel } from '../../../staff/kit/lists/query-panel.tsx';
import { May } from '../../../staff/roles/may.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import { ReleaseCard } from './release-card.tsx';
import { ReleaseDialog } from './release-dialog.tsx';

/** The releases, below the list of pages. */
export function ReleasesSection() {
  const releases = trpc.releases.list.useQuery(undefined, { meta: { failure: 'Failed to fetch releases' } });
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section aria-labelledby="releases" className="pt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="releases" className="type-title text-title-s">
          Releases
        </h2>
        <May use="pages.publish">
          <Button size="sm" variant="secondary" onClick={() => setIsAdding(true)}>
            <AddLabel>New release</AddLabel>
          </Button>
        </May>
      </div>
      <p className="mt-1 max-w-prose text-muted">
        Drafts of pages, posts and the brand that become public at one moment: all of them, or none.
      </p>
      <QueryPanel query={releases} skeleton={<Skeleton className="mt-4 h-16 w-full" />}>
        {(rows) => (
          <ul className="mt-2">
            {rows.map((release) => (
              <ReleaseCard key={release.id} release={release} taken={takenIn(rows)} />
            ))}
          </ul>
        )}
      </QueryPanel>
      {isAdding ? <ReleaseDialog release={null} onClose={() => setIsAdding(false)} /> : null}
    </section>
  );
}

type Row = { publishedAt: string | null; parts: { kind: string; objectId: string }[] };

/** What is in an open release, as `page home`. */
function takenIn(releases: readonly Row[]): Set<string> {
  const open = releases.filter(({ publishedAt }) => publishedAt === null);
  return new Set(open.flatMap(({ parts }) => parts.map(({ kind, objectId }) => `${kind} ${objectId}`)));
}
