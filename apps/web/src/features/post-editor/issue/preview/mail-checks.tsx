import { trpc } from '../../../../lib/calls/trpc.ts';
import { RunChecks } from '../../checks/run-checks.tsx';

export type MailChecksProps = {
  /** Null before the first save. */
  issueId: string | null;
  /** Whether the text in the editor is unsaved. */
  isChanged: boolean;
};

/** Problems that readers of the mail would notice. */
export function MailChecks({ issueId, isChanged }: MailChecksProps) {
  const check = trpc.issues.messages.check.useMutation();
  const looksAt = 'Links, alternative texts, size and unsubscribe.';
  return <RunChecks act="Check the email" looksAt={looksAt} id={issueId} isChanged={isChanged} check={check} />;
}
