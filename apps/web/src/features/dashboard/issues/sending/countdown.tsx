import { SEND_DELAY_SECONDS } from '@tideline/domain/newsletter/issue';
import { useEffect, useRef } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { quantity } from '../../../../lib/text/quantity.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { May } from '../../../../staff/roles/may.tsx';

export type CountdownProps = { issueId: string; seconds: number; readers: number };

/** The period in which sending can be cancelled. */
export function Countdown({ issueId, seconds, readers }: CountdownProps) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const heading = useRef<HTMLHeadingElement>(null);
  const cancel = trpc.issues.sending.cancel.useMutation({
    meta: { failure: 'Failed to cancel' },
    onSuccess: () => toast({ title: 'Canceled', text: 'The issue is a draft again. Nobody received it.' }),
    onSettled: () => utils.issues.invalidate(),
  });
  useEffect(() => {
    // The dialog that had the focus is closed. The button does not take it, since a second Enter would cancel.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  // A wrong clock must not promise more time than there is.
  const shown = Math.min(seconds, SEND_DELAY_SECONDS);
  return (
    <section aria-labelledby="issue-countdown" className="grid gap-4 border-l-4 border-accent bg-surface p-4 sm:p-6">
      <h2
        ref={heading}
        id="issue-countdown"
        tabIndex={-1}
        className="type-title text-title-s tabular-nums lining-nums outline-none"
      >
        Sending starts in {quantity(shown, ['second', 'seconds'])}
      </h2>
      <div aria-hidden="true" className="h-1.5 bg-sunk">
        <div className="h-full bg-accent" style={{ width: `${(100 * shown) / SEND_DELAY_SECONDS}%` }} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="mr-auto text-muted">
          To {quantity(readers, ['reader', 'readers'])}. You can cancel it until then, and nobody gets it.
        </p>
        <May use="issues.send">
          <Button disabled={cancel.isPending} onClick={() => cancel.mutate({ id: issueId })}>
            {cancel.isPending ? 'Canceling...' : 'Cancel sending'}
          </Button>
        </May>
      </div>
    </section>
  );
}
