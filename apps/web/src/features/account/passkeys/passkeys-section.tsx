import type { Passkey } from '@tideline/domain/staff/passkey';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { canUsePasskeys } from '../../../lib/session/passkey.ts';
import { useFocusAfterDialog } from '../../../lib/forms/use-focus-after-dialog.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import { QueryPanel } from '../../../staff/kit/lists/query-panel.tsx';

type OpenDialog = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey } | null;

export type PasskeysSectionProps = { email: string };

/** The passkeys of the account, with the actions to change them. */
export function PasskeysSection({ email }: PasskeysSectionProps) {
  const [open, setOpen] = useState<OpenDialog>(null);
  const heading = useFocusAfterDialog(open !== null);
  const options = { meta: { failure: 'Failed to fetch passkeys' } } as const;
  const passkeys = trpc.auth.passkeys.list.useQuery(undefined, options);
  const secondFactor = trpc.auth.secondFactor.status.useQuery();
  const asksForCode = secondFactor.data !== undefined && secondFactor.data.confirmedAt !== null;
  const dialog = { email, onClose: () => setOpen(null) };
  return (
    <section aria-labelledby="passkeys-heading" className="grid gap-4">
      <h2
        ref={heading}
        tabIndex={-1}
        id="passkeys-heading"
        className="type-title flex min-h-11 items-center text-title-s outline-none"
      >
        Passkeys
      </h2>
      <p className="text-muted">
        A passkey signs you in with the fingerprint, face or PIN of your device, without password and code. It works on
        this site only, so a fake site cannot ask for it.
      </p>
      <QueryPanel query={passkeys} skeleton={<Skeleton className="h-24 w-full" />} empty={null}>
        {(data) => (
          <ul className="grid border-t border-line">
            {data.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRename={() => setOpen({ kind: 'rename', passkey })}
                onRemove={() => setOpen({ kind: 'remove', passkey })}
              />
            ))}
          </ul>
        )}
      </QueryPanel>
      {passkeys.data && passkeys.data.length > 0 && secondFactor.data && !asksForCode ? (
        <p>Your password alone still signs you in. Turn on two-step sign-in to change that.</p>
      ) : null}
      {canUsePasskeys() ? (
        <div>
          <Button variant="secondary" disabled={!passkeys.data} onClick={() => setOpen({ kind: 'add' })}>
            Add a passkey
          </Button>
        </div>
      ) : (
        <p>This browser cannot use passkeys here. They need a current browser, and a site that is opened over https.</p>
      )}
      {open?.kind === 'add' ? (
        <AddPasskeyDialog {...dialog} asksForCode={asksForCode} count={passkeys.data?.length ?? 0} />
      ) : null}
      {open?.kind === 'rename' ? <RenamePasskeyDialog passkey={open.passkey} onClose={dialog.onClose} /> : null}
      {open?.kind === 'remove' ? <RemovePasskeyDialog {...dialog} passkey={open.passkey} /> : null}
    </section>
  );
}
