import { ISSUE_STATE_LABELS } from '@tideline/domain/newsletter/issue';
import type { PageSummary } from '@tideline/domain/page/page-document';
import { useDeferredValue } from 'react';
import { trpc } from '../../lib/calls/trpc.ts';
import { useDebounced } from '../../lib/forms/use-debounced.ts';
import { pagePlace } from '../../staff/pages/page-place.ts';
import { issueTitle } from '../../staff/issues/issue-title.ts';
import type { Command } from './commands.ts';
import { inquiryCommand, postCommand } from './row-commands.ts';
import type { Capability } from '@tideline/domain/staff/capability';
import { useMay } from '../../lib/calls/use-may.ts';

const LIMIT = 5;
const PAUSE_MS = 150;

/** Pages, posts, issues, enquiries and subscribers that match a search of two characters or more, once typing pauses. */
export function useFoundRows(search: string): { found: Command[]; isSearching: boolean; error: unknown } {
  const q = useDebounced(search.trim(), PAUSE_MS);
  const may = useMay();
  const isWanted = q.length >= 2;
  const when = (capability: Capability) => ({ enabled: isWanted && may(capability) });
  const posts = trpc.posts.listSummaries.useQuery({ q, limit: LIMIT }, when('posts.read-drafts'));
  const issues = trpc.issues.list.useQuery({ q, limit: LIMIT }, when('issues.read'));
  const contacts = trpc.contacts.list.useQuery({ q, limit: LIMIT }, when('contacts.read'));
  const subscribers = trpc.subscribers.list.useQuery({ q, limit: LIMIT }, when('subscribers.read'));
  const pages = trpc.pages.list.useQuery(undefined, when('pages.edit'));
  const found: Command[] = isWanted
    ? [
        ...pagesNamed(q, pages.data ?? []),
        ...(posts.data?.items ?? []).map(postCommand),
        ...(issues.data?.items ?? []).map((issue) => ({
          id: `issue-${issue.id}`,
          group: 'Issues' as const,
          label: issueTitle(issue),
          hint: ISSUE_STATE_LABELS[issue.state].toLowerCase(),
          to: `/admin/issue?edit=${issue.id}`,
        })),
        ...(contacts.data?.items ?? []).map(inquiryCommand),
        ...(subscribers.data?.items ?? []).map((subscriber) => ({
          id: `subscriber-${subscriber.id}`,
          group: 'Subscribers' as const,
          label: subscriber.email,
          hint: subscriber.status,
          to: `/admin?tab=newsletter&q=${encodeURIComponent(subscriber.email)}&row=${subscriber.id}`,
        })),
      ]
    : [];
  const queries = [pages, posts, issues, contacts, subscribers];
  return {
    found: useDeferredValue(found),
    isSearching: queries.some(({ isFetching }) => isFetching),
    error: queries.find(({ error }) => error)?.error ?? null,
  };
}

/** The pages of the site whose name or path contains the words. */
function pagesNamed(q: string, pages: readonly Pick<PageSummary, 'id' | 'name' | 'path'>[]): Command[] {
  const words = q.toLowerCase();
  return pages
    .filter(({ name, path }) => name.toLowerCase().includes(words) || path?.includes(words))
    .slice(0, LIMIT)
    .map((page) => ({
      id: `page-${page.id}`,
      group: 'Pages',
      label: page.name,
      hint: pagePlace(page).toLowerCase(),
      to: `/admin/pages/${page.id}`,
    }));
}
