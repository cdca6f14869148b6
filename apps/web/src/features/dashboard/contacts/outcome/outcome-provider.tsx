import { type ReactNode, useState } from 'react';
import { AskOutcome, type AskedOutcome } from './ask-outcome.ts';
import { OutcomeDialog } from './outcome-dialog.tsx';

/** Wraps the list, the board and the open enquiry, so that the dialog outlives the row that opened it. */
export function OutcomeProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<AskedOutcome | null>(null);
  return (
    <AskOutcome value={setAsked}>
      {children}
      {asked ? <OutcomeDialog {...asked} onClose={() => setAsked(null)} /> : null}
    </AskOutcome>
  );
}
