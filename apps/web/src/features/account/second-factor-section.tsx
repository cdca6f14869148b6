import { RECOVERY_CODE_COUNT, type SecondFactor } from '@tideline/domain/staff/staff';
import { useState } from 'react';
import { DateText } from '../../staff/time/date-text.tsx';
import { trpc } from '../../lib/calls/trpc.ts';
import { Badge } from '../../ui/sections/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Skeleton } from '../../ui/sections/skeleton.tsx';
import { useFocusAfterDialog } from '../../lib/forms/use-focus-after-dialog.ts';
import { QueryPanel } from '../../staff/kit/lists/query-panel.tsx';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';
import { TurnOnDialog } from './turn-on-dialog.tsx';

/** Number of remaining recovery codes that triggers a warning. */
const FEW = 3;

type OpenDialog = 'on' | 'off' | 'codes' | null;

export type SecondFactorSectionProps = { email: string };

/** State of two-step sign-in, with the actions to change it. */
export function SecondFactorSection({ email }: SecondFactorSectionProps) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const heading = useFocusAfterDialog(openDialog !== null);
  const status = trpc.auth.secondFactor.status.useQuery(undefined, {
    meta: { failure: 'Failed to fetch two-step sign-in' },
  });
  const dialog = { email, onClose: () => setOpenDialog(null) };
  return (
    <section aria-labelledby="second-factor-heading" className="grid gap-4">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2">
        <h2 ref={heading} tabIndex={-1} id="second-factor-heading" className="type-title text-title-s outline-none">
          Two-step sign-in
        </h2>
        {status.data ? <Badge tone={status.data.confirmedAt ? 'green' : 'neutral'}>{label(status.data)}</Badge> : null}
      </div>
      <QueryPanel query={status} skeleton={<Skeleton className="h-24 w-full" />}>
        {({ confirmedAt, recoveryCodesLeft }) =>
          confirmedAt === null ? (
            <>
              <p className="text-muted">
                After the password, sign-in asks for a code from an app on your phone: a stolen password alone opens
                nothing.
              </p>
              <div>
                <Button variant="secondary" onClick={() => setOpenDialog('on')}>
                  Turn on
                </Button>
              </div>
            </>
          ) : (
            <TurnedOn confirmedAt={confirmedAt} codesLeft={recoveryCodesLeft} onOpen={setOpenDialog} />
          )
        }
      </QueryPanel>
      {openDialog === 'on' ? <TurnOnDialog {...dialog} /> : null}
      {openDialog === 'off' ? <TurnOffDialog {...dialog} /> : null}
      {openDialog === 'codes' ? <NewCodesDialog {...dialog} /> : null}
    </section>
  );
}

type TurnedOnProps = { confirmedAt: string; codesLeft: number; onOpen: (dialog: OpenDialog) => void };

function TurnedOn({ confirmedAt, codesLeft, onOpen }: TurnedOnProps) {
  return (
    <>
      <p className="text-muted">
        Since <DateText iso={confirmedAt} />, sign-in asks for a code from your authenticator app.
      </p>
      <p>
        {codesLeft} of {RECOVERY_CODE_COUNT} recovery codes left.
        {codesLeft <= FEW ? (
          <strong className="block font-[560] text-danger">Make new ones before you need them.</strong>
        ) : null}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" onClick={() => onOpen('codes')}>
          New recovery codes
        </Button>
        <Button size="sm" variant="danger" onClick={() => onOpen('off')}>
          Turn off
        </Button>
      </div>
    </>
  );
}

function label({ confirmedAt }: SecondFactor): string {
  return confirmedAt === null ? 'Off' : 'On';
}
