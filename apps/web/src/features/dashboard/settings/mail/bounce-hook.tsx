import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../../staff/load-failure.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { DialogFoot } from '../../../../ui/overlays/dialog-foot.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { CopiedValue } from './copied-value.tsx';

const FAILURE = 'Failed to fetch the state of the hook';

/** The secret with which a sending service signs its reports of bounces. */
export function BounceHook() {
  const utils = trpc.useUtils();
  const [isAsking, setAsking] = useState(false);
  const hook = trpc.bounces.hook.useQuery(undefined, { refetchOnMount: 'always', meta: { failure: FAILURE } });
  const make = trpc.bounces.makeSecret.useMutation({
    meta: { failure: 'Failed to make a secret' },
    onSuccess: async () => {
      setAsking(false);
      await utils.bounces.hook.invalidate();
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
      <LoadFailure message={FAILURE} query={hook} />
      {make.data ? (
        <div className="grid gap-2">
          <p className="text-sm">The secret is shown now and never again. Store it in the service.</p>
          <CopiedValue name="the secret" value={make.data.secret} />
        </div>
      ) : null}
      {hook.data ? (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          disabled={make.isPending}
          onClick={() => (hasSecret ? setAsking(true) : make.mutate())}
        >
          {hasSecret ? 'Make another secret' : 'Make a secret'}
        </Button>
      ) : null}
      {isAsking ? (
        <Dialog open title="Make another secret" onClose={() => setAsking(false)}>
          <p>The present secret ends at once: the service is refused until it has the new one.</p>
          <DialogFoot
            action="Make it"
            pendingAction="Making it..."
            isPending={make.isPending}
            error={make.error?.message}
            onAction={() => make.mutate()}
            onClose={() => setAsking(false)}
          />
        </Dialog>
      ) : null}
    </div>
  );
}
