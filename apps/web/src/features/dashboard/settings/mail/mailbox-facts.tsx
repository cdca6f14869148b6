import type { MailboxStatus } from '@tideline/domain/mail/mailbox';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { BounceReports } from './bounce-reports.tsx';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { MailAccount } from './mail-account.tsx';

/** State of reading bounces and complaints, and reports that a person must decide. */
export function MailboxFacts() {
  const status = trpc.mailbox.status.useQuery(undefined, {
    meta: { failure: 'Failed to fetch the state of the mailbox' },
  });
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold">Bounces and complaints</h3>
      <QueryPanel query={status} skeleton={<Skeleton className="h-16 w-full" />}>
        {(data) => <Facts status={data} />}
      </QueryPanel>
      <MailAccount kind="imap" />
      <BounceReports />
    </div>
  );
}

function Facts({ status: { name, state } }: { status: MailboxStatus }) {
  if (name === null) {
    return (
      <p className="text-sm text-muted">
        No mailbox is read. Set up the mailbox of the contact email. Until then, addresses that do not work stay on the
        list, and so do people who complain, unless the hook below reports them. Everything else works.
      </p>
    );
  }
  return (
    <>
      <p className="text-sm text-muted">
        Read from <code className="wrap-anywhere">{name}</code> every minute; nothing is moved or deleted.{' '}
        {state?.lastReadAt ? (
          <>
            Last read: <DateText iso={state.lastReadAt} />.
          </>
        ) : (
          'It has not been read yet.'
        )}
      </p>
      {state?.lastError ? (
        <p className="text-sm wrap-anywhere text-danger">
          Last error, <DateText iso={state.lastError.at} />: {state.lastError.text}
        </p>
      ) : null}
      {state?.skipped ? (
        <p className="text-sm text-muted">
          A message was skipped, <DateText iso={state.skipped.at} />: {state.skipped.reason}
        </p>
      ) : null}
    </>
  );
}
