import { trpc } from '../../../lib/calls/trpc.ts';
import type { IssueParts } from './issue-parts.ts';

export type SendSavedIssueProps = {
  id: string;
  SendDialog: NonNullable<IssueParts['SendDialog']>;
  onSent: () => void;
  onClose: () => void;
};

/** The dialog that sends an issue, with the issue as the server has it. */
export function SendSavedIssue({ id, SendDialog, onSent, onClose }: SendSavedIssueProps) {
  const issue = trpc.issues.byId.useQuery({ id }, { meta: { failure: 'Failed to fetch the issue' } });
  return issue.data && issue.isFetchedAfterMount ? (
    <SendDialog issue={issue.data} onSent={onSent} onClose={onClose} />
  ) : null;
}
