import { isEditable, type Issue } from '@tideline/domain/newsletter/issue';
import { IssueResults } from '../../features/dashboard/issues/results/issue-results.tsx';
import { IssueSending } from '../../features/dashboard/issues/sending/issue-sending.tsx';

/** Progress and results of an issue that is being sent or was sent. */
export function SentIssue({ issue }: { issue: Issue }) {
  const { id, state, startedAt } = issue;
  if (isEditable(state)) return null; // a draft, opened read-only
  return (
    <>
      <IssueSending key={state} issue={issue} />
      {startedAt === null ? null : (
        <IssueResults key={`results-${state}`} issueId={id} isGrowing={state === 'sending'} />
      )}
    </>
  );
}
