import type { Issue } from '@tideline/domain/newsletter/issue';
import { IssueResults } from '../../features/dashboard/issues/results/issue-results.tsx';

/** An issue that is being sent or was: how far it is, and what followed it. */
export function SentIssue({ issue }: { issue: Issue }) {
  return <IssueResults issueId={issue.id} />;
}
