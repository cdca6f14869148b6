import type { Redirect } from '@tideline/domain/address/redirect';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { LoadMore } from '../../../../staff/kit/lists/load-more.tsx';
import { RowButton } from '../../../../staff/kit/buttons/row-button.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';
import { May } from '../../../../staff/roles/may.tsx';

const ORIGINS: Record<Redirect['origin'], string> = {
  moved: 'Post moved',
  unpublished: 'Post unpublished',
  hand: 'Added by staff',
  import: 'Imported',
};

/** Addresses that lead elsewhere, or are gone. */
export function Redirects() {
  const list = trpc.addresses.redirects.useInfiniteQuery(
    { limit: 50 },
    { getNextPageParam: (page) => page.nextCursor, meta: { failure: 'Failed to fetch redirects' } },
  );
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section aria-label="Redirects" className="grid min-w-0 content-start gap-2">
      <div className="flex items-center justify-between gap-3">
        <h2 className="type-title text-title-s">Redirects</h2>
        <May use="posts.publish">
          <Button size="sm" variant="secondary" onClick={() => setIsAdding(true)}>
            <Plus aria-hidden="true" className="icon" />
            Add redirect
          </Button>
        </May>
      </div>
      <QueryPanel query={list} empty={<p className="py-3 text-sm">No redirects yet.</p>}>
        {({ pages }) => (
          <ul>
            {pages.flatMap(({ items }) =>
              items.map((redirect) => <RedirectRow key={redirect.id} redirect={redirect} />),
            )}
          </ul>
        )}
      </QueryPanel>
      <LoadMore list={list} />
      {isAdding ? <RedirectDialog onClose={() => setIsAdding(false)} /> : null}
    </section>
  );
}

function RedirectRow({ redirect }: { redirect: Redirect }) {
  const utils = trpc.useUtils();
  const { id, path, target, isReachable, origin, createdAt } = redirect;
  const remove = trpc.addresses.removeRedirect.useMutation({
    meta: { failure: 'Failed to remove the redirect' },
    onSuccess: () => utils.addresses.invalidate(),
  });
  return (
    <li className="flex items-start justify-between gap-3 border-b border-line py-3 text-sm">
      <div className="min-w-0">
        <p dir="auto" className="font-[560] wrap-anywhere">
          {path}
        </p>
        <p dir="auto" className="wrap-anywhere">
          {target === null ? 'Gone (410)' : `→ ${target}`}
          {isReachable ? null : <span className="text-warn"> (not public)</span>}
        </p>
        <p className="text-muted">
          {ORIGINS[origin]} · <DateText iso={createdAt} />
        </p>
      </div>
      <May use="posts.publish">
        <RowButton act="Remove" name={path} disabled={remove.isPending} onClick={() => remove.mutate({ id })} />
      </May>
    </li>
  );
}
