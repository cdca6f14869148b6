import { useMatch } from '@tanstack/react-router';
import type { IssueLink } from '@tideline/domain/newsletter/issue-archive';

/** The newest listed issue of the newsletter; null before the first one. */
export function useLatestIssue(): IssueLink | null {
  return useMatch({ from: '/_site', shouldThrow: false, select: ({ loaderData }) => loaderData?.latestIssue }) ?? null;
}
