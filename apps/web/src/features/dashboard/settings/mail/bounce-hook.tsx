import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../../staff/kit/lists/load-failure.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { DialogFoot } from '../../../../ui/overlays/dialog-foot.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useConfirmedSave } from '../../confirmation/use-confirmed-save.tsx';
import { CopiedValue } from './copied-value.tsx';

/** The secret with which a sending service signs its reports of bounces. */
export function BounceHook() {
  const utils = trpc.useUtils();
  const [isAsking, setAsking] = useState(false);
  const hook = trpc.bounces.hook.useQuery(undefined, { meta: { failure: 'Failed to fetch the state of the hook' } });
  const { save: make, passwordDialog } = useConfirmedSave({
    failure: 'Failed to create a secret',
    send: () => utils.client.bounces.makeSecret.mutate(),
    onSaved: async () => {
      setAsking(false);
      await utils.bounces.hook.invalidate();
    },
    dialog: {
      title: 'Confirm that it is you',
      action: 'Make it',
      pendingAction: 'Creating...',
      children: <p>A secret is shown, so this asks for the password.</p>,
    },
  });
  const hasSecret = hook.data?.hasSecret ?? false;
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold">Hook for a sending service</h3>
      <p className="text-sm text-muted">
        A service that reports bounces by HTTP calls <code className="wrap-anywhere">POST /api/hooks/bounces</code>,
        signed with a secret. {hasSecret ? 'A secret is set.' : 'Without a secret, the hook refuses every call.'}
      </p>
      <LoadFailure query={hook} />
      {make.data ? (
        <div className="grid gap-2">
          <p className="text-sm">The secret is shown only once. Store it in the service.</p>
          <CopiedValue name="the secret" value={make.data.saved.secret} />
        </div>
      ) : null}
      {hook.data ? (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          disabled={make.isPending}
          onClick={() => (hasSecret ? setAsking(true) : make.mutate(undefined))}
        >
          {hasSecret ? 'Create a new secret' : 'Create a secret'}
        </Button>
      ) : null}
      {isAsking ? (
        <Dialog open title="Create a new secret" onClose={() => setAsking(false)}>
          <p>The current secret stops working right away. Reports are refused until the service has the new one.</p>
          <DialogFoot
            action="Make it"
            pendingAction="Creating..."
            isPending={make.isPending}
            error={make.error?.message}
            onAction={() => make.mutate(undefined)}
            onClose={() => setAsking(false)}
          />
        </Dialog>
      ) : null}
      {passwordDialog}
    </div>
  );
}
