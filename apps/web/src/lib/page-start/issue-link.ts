/**
 * The newsletter issue whose link led to this site. The link names it in a parameter, which is removed from the address
 * before anything reads it. The name stays in this tab and is sent to the server with the first view and with submitted
 * forms. It is not stored for visitors who ask for privacy.
 */
import { ISSUE_PARAMETER, slugFromParameter } from '@tideline/domain/newsletter/issue-parameter';
import { asksForPrivacy } from '../session/asks-for-privacy.ts';
import { readItem, writeItem } from '../session/web-storage.ts';

const STORAGE_KEY = 'from-issue';

let arrivedFrom: string | undefined;

/** Removes the parameter from the address bar. Must run before the router is created, which reads the address. */
export function takeIssueLink(): void {
  const url = new URL(location.href);
  const slug = slugFromParameter(url.searchParams.get(ISSUE_PARAMETER));
  if (slug === null) return;
  url.searchParams.delete(ISSUE_PARAMETER);
  history.replaceState(history.state, '', url);
  if (asksForPrivacy()) return;
  arrivedFrom = slug;
  writeItem('sessionStorage', STORAGE_KEY, slug);
}

/** The issue whose link led to the first page, for its view; undefined on later calls. */
export function takeArrival(): string | undefined {
  const slug = arrivedFrom;
  arrivedFrom = undefined;
  return slug;
}

/** The issue whose link led to this tab's visit, for submitted forms. */
export function fromIssue(): string | undefined {
  return readItem('sessionStorage', STORAGE_KEY) ?? undefined;
}
