import type { MailStatus } from '@tideline/domain/mail/mail';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { FailedMails } from './failed-mails.tsx';

/** Where mail is sent through, and how much. */
export function MailFacts({ status: { server, sender, lastError, failed, counts } }: { status: MailStatus }) {
  return (
    <>
      {server === null ? (
        <p className="text-sm text-muted">
          Until one is set up, notices of inquiries stay in the outbox, and newsletter sign-ups need no confirmation.
        </p>
      ) : (
        <p className="text-sm text-muted">
          Through <code className="wrap-anywhere">{server}</code>, from {sender.name} &lt;
          <span className="wrap-anywhere">{sender.address}</span>&gt;. Notices of inquiries go to the same address.
        </p>
      )}
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Figure label="Waiting" value={counts.waiting} />
        <Figure label="Sent in 30 days" value={counts.sent} />
        <Figure label="Failed" value={counts.failed} />
      </dl>
      {lastError ? (
        <p className="text-sm wrap-anywhere text-danger">
          Last error, <DateText iso={lastError.at} />: {lastError.text}
        </p>
      ) : null}
      {failed.length > 0 ? <FailedMails failed={failed} total={counts.failed} /> : null}
    </>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-lg font-semibold tabular-nums">{value.toLocaleString('en-US')}</dd>
    </div>
  );
}
