import type { IssueListItem } from '@tideline/domain/newsletter/issue';

/** The date of an issue in the list, and its meaning. */
export function issueDate(issue: IssueListItem): { word: string; at: string } {
  const { state, scheduledAt, startedAt, finishedAt, updatedAt } = issue;
  if (state === 'scheduled' && scheduledAt !== null) return { word: 'for', at: scheduledAt };
  if (finishedAt !== null) return { word: state === 'stopped' ? 'stopped' : 'sent', at: finishedAt };
  if (startedAt !== null) return { word: 'begun', at: startedAt };
  return { word: 'changed', at: updatedAt };
}
