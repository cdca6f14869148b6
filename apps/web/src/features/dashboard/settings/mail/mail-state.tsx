import type { MailStatus } from '@tideline/domain/mail/mail';
import { DateText } from '../../../../staff/time/date-text.tsx';

/** Whether mail works, in a sentence. */
export function MailState({ status: { server, counts, lastError, lastAcceptedAt } }: { status: MailStatus }) {
  if (server === null) return 'No mail server is set up, so email waits in the outbox.';
  return (
    <>
      {works()}{' '}
      {lastAcceptedAt === null ? (
        'no message was accepted in the last 30 days.'
      ) : (
        <>
          the last message was accepted <DateText iso={lastAcceptedAt} />.
        </>
      )}
    </>
  );

  function works(): string {
    if (counts.failed > 0) return `${counts.failed === 1 ? '1 email' : `${counts.failed} emails`} could not be sent;`;
    if (lastError) return 'Email could not be sent and is tried again;';
    return lastAcceptedAt === null ? 'A mail server is set up;' : 'Mail works;';
  }
}
