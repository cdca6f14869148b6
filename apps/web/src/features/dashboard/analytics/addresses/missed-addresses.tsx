import type { SuggestedMissedPath } from '@tideline/domain/address/missed-path';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { quantity } from '../../../../lib/text/quantity.ts';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { RowButton } from '../../../../staff/kit/buttons/row-button.tsx';
import { classNames } from '../../../../ui/controls/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';
import { May } from '../../../../staff/roles/may.tsx';

/** Missed paths, each with the page that was probably meant. */
export function MissedAddresses() {
  const missed = trpc.addresses.missed.useQuery(undefined, { meta: { failure: 'Failed to fetch missed addresses' } });
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <section aria-label="Missed addresses" className="grid min-w-0 content-start gap-2">
      <h2 className="type-title text-title-s">Missed addresses</h2>
      <p className="text-sm text-muted">
        Pages that visitors asked for and did not find, without bots. Kept for 90 days after the last visit.
      </p>
      <QueryPanel query={missed} empty={<p className="py-3 text-sm">Every visitor found a page.</p>}>
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <MissedRow key={row.path} row={row} onChoose={() => setChosen(row.path)} />
            ))}
          </ul>
        )}
      </QueryPanel>
      {chosen === null ? null : <RedirectDialog path={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}

function MissedRow({ row, onChoose }: { row: SuggestedMissedPath; onChoose: () => void }) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const onSuccess = () => utils.addresses.invalidate();
  const { path, visits, lastSeenAt, referrerHost, suggestion } = row;
  const add = trpc.addresses.addRedirect.useMutation({
    meta: { failure: 'Failed to add the redirect' },
    onSuccess: async (_answer, { target }) => {
      toast({ title: 'Redirect added', text: `${path} now redirects to ${target}.` });
      await onSuccess();
    },
  });
  const dismiss = trpc.addresses.dismissMissed.useMutation({ meta: { failure: 'Failed to dismiss' }, onSuccess });
  return (
    <li className="grid gap-1 border-b border-line py-3 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span dir="auto" className="min-w-0 font-[560] wrap-anywhere">
          {path}
        </span>
        <span className="tabular-nums">{quantity(visits, ['visit', 'visits'])}</span>
      </p>
      <p className="text-muted wrap-anywhere">
        <DateText iso={lastSeenAt} />
        {referrerHost === '' ? null : ` · from ${referrerHost}`}
      </p>
      <May use="posts.publish">
        <div className={classNames('flex flex-wrap gap-2', !suggestion && '-ml-3')}>
          {suggestion ? (
            <Button
              size="sm"
              variant="secondary"
              className="min-w-0 wrap-anywhere whitespace-normal!"
              disabled={add.isPending}
              title={suggestion.title}
              onClick={() => add.mutate({ path, target: suggestion.target })}
            >
              Redirect to {suggestion.target}
            </Button>
          ) : null}
          <RowButton act="Choose a page" name={path} onClick={onChoose} />
          <RowButton act="Dismiss" name={path} disabled={dismiss.isPending} onClick={() => dismiss.mutate({ path })} />
        </div>
      </May>
    </li>
  );
}
