import type { Contact } from '@tideline/domain/contact/contact';
import { use } from 'react';
import { May } from '../../../../staff/roles/may.tsx';
import { useMoney } from '../../../../staff/use-money.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { AskOutcome } from './ask-outcome.ts';

/** The value of a won or qualified enquiry, or the reason of a lost one, and a button that asks again. */
export function OutcomeFacts({ contact }: { contact: Contact }) {
  const ask = use(AskOutcome);
  const { format } = useMoney();
  const { status, value, lostReason } = contact;
  if (status !== 'won' && status !== 'qualified' && status !== 'lost') return null;
  const isWon = status !== 'lost';
  const stated = isWon ? (value === null ? null : format(value)) : lostReason || null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="text-muted">{isWon ? 'Value' : 'Lost because'}</span>
      <span dir="auto" className={stated === null ? 'text-muted' : 'font-[560]'}>
        {stated ?? 'not stated'}
      </span>
      <May use="contacts.edit">
        <Button size="sm" variant="quiet" onClick={() => ask({ contacts: [contact], status: isWon ? 'won' : 'lost' })}>
          {isWon ? (stated === null ? 'Add value' : 'Change value') : stated === null ? 'Add reason' : 'Change reason'}
        </Button>
      </May>
    </p>
  );
}
