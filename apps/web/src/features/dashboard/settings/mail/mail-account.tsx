import { MAIL_VARIABLES, type MailAccountKind, type MailAccountState } from '@tideline/domain/mail/mail-account';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useMay } from '../../../../lib/calls/use-may.ts';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { AccountFacts } from './account-facts.tsx';
import { MailAccountDialog } from './mail-account-dialog.tsx';
import { NAMES } from './mail-account-names.ts';
import { RemoveAccountDialog } from './remove-account-dialog.tsx';

/** Where the mail server or the mailbox is set, with what changes it. */
export function MailAccount({ kind }: { kind: MailAccountKind }) {
  const accounts = trpc.mail.accounts.list.useQuery(undefined, {
    meta: { failure: `Failed to fetch the ${NAMES[kind]}` },
  });
  return (
    <QueryPanel query={accounts}>
      {(states) => {
        const state = states.find((one) => one.kind === kind);
        return state ? <Account state={state} /> : null;
      }}
    </QueryPanel>
  );
}

function Account({ state }: { state: MailAccountState }) {
  const { kind, source, problem } = state;
  const [open, setOpen] = useState<'change' | 'remove' | null>(null);
  const may = useMay();
  const close = () => setOpen(null);
  const name = NAMES[kind];
  return (
    <div className="grid gap-3">
      <Origin state={state} />
      <AccountFacts state={state} />
      {problem ? <p className="text-sm text-danger">{problem}</p> : null}
      {source !== 'environment' && may('settings.change') ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" onClick={() => setOpen('change')}>
            {source === 'none' ? `Set up a ${name}` : `Change the ${name}`}
          </Button>
          {source === 'settings' ? (
            <Button variant="quiet" size="sm" onClick={() => setOpen('remove')}>
              Remove the {name}
            </Button>
          ) : null}
        </div>
      ) : null}
      {open === 'change' ? <MailAccountDialog state={state} onClose={close} /> : null}
      {open === 'remove' ? <RemoveAccountDialog kind={kind} onClose={close} /> : null}
    </div>
  );
}

function Origin({ state: { kind, source, changed } }: { state: MailAccountState }) {
  if (source === 'environment') {
    return (
      <p className="text-sm text-muted">
        Set by <code>{MAIL_VARIABLES[kind]}</code> on the server; change it there.
      </p>
    );
  }
  if (!changed) return null;
  return (
    <p className="text-sm text-muted">
      Set here{changed.by ? ` by ${changed.by}` : ''}, <DateText iso={changed.at} />.
    </p>
  );
}
