import { type CallKind, CALL_KIND_LIMITS } from '@tideline/domain/booking/call-kind';
import type { StaffHours } from '@tideline/domain/booking/hours';
import { useState } from 'react';
import { trpc } from '../../../../../lib/calls/trpc.ts';
import { useOpenDialog } from '../../../../../lib/forms/use-open-dialog.ts';
import { AddLabel } from '../../../../../staff/kit/buttons/add-label.tsx';
import { LoadFailure } from '../../../../../staff/kit/lists/load-failure.tsx';
import { Button } from '../../../../../ui/controls/button.tsx';
import { KindDialog } from './kind-dialog.tsx';
import { KindRow } from './kind-row.tsx';
import { RemoveKindDialog } from './remove-kind-dialog.tsx';

export type CallKindsProps = {
  people: readonly StaffHours[];
  /** The length of a call without a kind. */
  callMinutes: number;
};

type OpenDialog = { act: 'add' } | { act: 'edit' | 'remove'; kind: CallKind };

/** The kinds of calls that visitors choose from: add, change, order, hide, remove. */
export function CallKinds({ people, callMinutes }: CallKindsProps) {
  const utils = trpc.useUtils();
  const [dialog, openDialog, closeDialog] = useOpenDialog<OpenDialog>();
  const [moved, setMoved] = useState('');
  const list = trpc.bookings.kinds.list.useQuery(undefined, {
    meta: { failure: 'Failed to fetch the kinds of calls' },
  });
  const kinds = list.data ?? [];
  const onSettled = () => utils.bookings.invalidate();
  const reorder = trpc.bookings.kinds.reorder.useMutation({ meta: { failure: 'Failed to move the kind' }, onSettled });
  const update = trpc.bookings.kinds.update.useMutation({ meta: { failure: 'Failed to save the kind' }, onSettled });

  function move(kind: CallKind, to: number) {
    const others = kinds.filter((other) => other !== kind);
    const ordered = [...others.slice(0, to), kind, ...others.slice(to)];
    utils.bookings.kinds.list.setData(undefined, ordered);
    reorder.mutate({ ids: ordered.map(({ id }) => id) });
    setMoved(`${kind.name} is now ${to + 1} of ${kinds.length}.`);
  }
  return (
    <section aria-labelledby="call-kinds" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id="call-kinds" className="font-semibold">
          Kinds of calls
        </h3>
        {list.data && kinds.length < CALL_KIND_LIMITS.count ? (
          <Button size="sm" variant="secondary" onClick={() => openDialog({ act: 'add' })}>
            <AddLabel>Add kind</AddLabel>
          </Button>
        ) : null}
      </div>
      {list.data ? (
        <p className="max-w-2xl text-sm text-muted">
          {kinds.length === 0
            ? 'None: every call has the length above. Add kinds to offer calls of several lengths, people or places.'
            : 'Visitors choose from them, in this order; each has a length of its own. Changes are saved at once; calls that are booked stay as they are.'}
        </p>
      ) : null}
      <LoadFailure query={list} />
      {kinds.length === 0 ? null : (
        <ol className="border-b border-line">
          {kinds.map((kind, at) => (
            <KindRow
              key={kind.id}
              kind={kind}
              people={people}
              isPending={update.isPending}
              isFirst={at === 0}
              isLast={at === kinds.length - 1}
              onMove={(by) => move(kind, at + by)}
              onHide={(isHidden) => update.mutate({ id: kind.id, isHidden })}
              onEdit={() => openDialog({ act: 'edit', kind })}
              onRemove={() => openDialog({ act: 'remove', kind })}
            />
          ))}
        </ol>
      )}
      <output className="sr-only">{moved}</output>
      {dialog?.act === 'add' || dialog?.act === 'edit' ? (
        <KindDialog
          kind={dialog.act === 'edit' ? dialog.kind : null}
          people={people}
          callMinutes={callMinutes}
          onClose={closeDialog}
        />
      ) : null}
      {dialog?.act === 'remove' ? <RemoveKindDialog kind={dialog.kind} onClose={closeDialog} /> : null}
    </section>
  );
}
