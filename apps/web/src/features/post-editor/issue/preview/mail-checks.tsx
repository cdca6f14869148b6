import { trpc } from '../../../../lib/calls/trpc.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { CheckResult } from './check-result.tsx';

export type MailChecksProps = {
  /** Null before the first save. */
  issueId: string | null;
  /** The text in the editor is not saved yet. */
  isChanged: boolean;
};

/** Looks for broken links, missing alternative texts and the like, in the text as last saved. Hints, which stop nothing. */
export function MailChecks({ issueId, isChanged }: MailChecksProps) {
  const check = trpc.issues.messages.check.useMutation();
  return (
    <section aria-label="Checks" className="grid gap-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="sm"
          variant="secondary"
          disabled={issueId === null || isChanged || check.isPending}
          onClick={() => issueId !== null && check.mutate({ id: issueId })}
        >
          {check.isPending ? 'Checking...' : 'Check the mail'}
        </Button>
        <p className="text-muted">
          {isChanged || issueId === null
            ? 'Once it is saved: links, alternative texts, size and unsubscribe.'
            : 'Links, alternative texts, size and unsubscribe.'}
        </p>
      </div>
      {check.error ? (
        <p role="alert" className="type-label text-danger">
          {errorMessage(check.error)}
        </p>
      ) : null}
      <output>{check.data && !check.isPending ? <CheckResult {...check.data} /> : null}</output>
    </section>
  );
}
