/**
 * The newsletter issue whose link led to this site. The link names it in a parameter, which is taken out of the address
 * before anything reads it. The name stays in this tab: it goes to the server with the first view, and with a form that the
 * visitor sends. Of visitors who ask for privacy it is not stored.
 */
import { ISSUE_PARAMETER, slugFromParameter } from '@tideline/domain/newsletter/issue-parameter';
import { asksForPrivacy } from '../session/asks-for-privacy.ts';
import { readItem, writeItem } from '../session/web-storage.ts';

const STORAGE_KEY = 'from-issue';

let arrivedFrom: string | undefined;

/** Takes the parameter out of the address bar. Must run before the router is made, which reads the address. */
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

/** The issue whose link led to the first page, for its view; undefined afterwards. */
export function takeArrival(): string | undefined {
  const slug = arrivedFrom;
  arrivedFrom = undefined;
  return slug;
}

/** The issue whose link led to this tab's visit, for a form that the visitor sends. */
export function fromIssue(): string | undefined {
  return readItem('sessionStorage', STORAGE_KEY) ?? undefined;
}
