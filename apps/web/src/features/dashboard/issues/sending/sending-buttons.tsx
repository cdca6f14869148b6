import { Pause, Play, Square } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { quantity } from '../../../../lib/text/quantity.ts';
import { ConfirmDialog } from '../../../../staff/kit/dialogs/confirm-dialog.tsx';
import { Button } from '../../../../ui/controls/button.tsx';

export type SendingButtonsProps = { issueId: string; state: 'sending' | 'paused'; waiting: number };

/** Pause or resume, and stop for good. */
export function SendingButtons({ issueId: id, state, waiting }: SendingButtonsProps) {
  const utils = trpc.useUtils();
  const [isAsking, setIsAsking] = useState(false);
  const onSettled = () => utils.issues.invalidate();
  const pause = trpc.issues.sending.pause.useMutation({ meta: { failure: 'Failed to pause the issue' }, onSettled });
  const resume = trpc.issues.sending.resume.useMutation({ meta: { failure: 'Failed to resume the issue' }, onSettled });
  const stop = trpc.issues.sending.stop.useMutation({ onSuccess: () => setIsAsking(false), onSettled });
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'sending' ? (
        <Button size="sm" variant="secondary" disabled={pause.isPending} onClick={() => pause.mutate({ id })}>
          <Pause aria-hidden="true" className="icon" />
          {pause.isPending ? 'Pausing...' : 'Pause'}
        </Button>
      ) : (
        <Button size="sm" disabled={resume.isPending} onClick={() => resume.mutate({ id })}>
          <Play aria-hidden="true" className="icon" />
          {resume.isPending ? 'Resuming...' : 'Resume'}
        </Button>
      )}
      <Button size="sm" variant="danger" onClick={() => setIsAsking(true)}>
        <Square aria-hidden="true" className="icon" />
        Stop…
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title="Stop this issue?"
          action="Stop for good"
          pendingAction="Stopping..."
          act={stop}
          onConfirm={() => stop.mutate({ id })}
          onClose={() => {
            stop.reset();
            setIsAsking(false);
          }}
        >
          <p>
            {quantity(waiting, ['reader has', 'readers have'])} not received it yet, and never will. A stopped issue
            cannot be resumed; a paused one can.
          </p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
