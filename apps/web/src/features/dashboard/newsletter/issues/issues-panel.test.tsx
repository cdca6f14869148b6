import { screen, within } from '@testing-library/react';
import type { IssueListItem } from '@tideline/domain/newsletter/issue';
import { expect, test, vi } from 'vitest';
import { buildIssue, pageOf } from '../../../../testing/build-entities.ts';
import { renderStaff, type Answers } from '../../../../testing/render-staff.tsx';
import type { SearchChanges, TabSearch } from '../../dashboard-search.ts';
import { NewsletterTab } from '../newsletter-tab.tsx';
import { IssuesPanel } from './issues-panel.tsx';

const SENT: IssueListItem = {
  ...buildIssue({
    id: 'sent',
    subject: 'Low tide',
    state: 'sent',
    slug: 'low-tide',
    startedAt: '2026-11-20T18:00:00.000Z',
    finishedAt: '2026-11-20T18:05:00.000Z',
  }),
  readers: 'active and confirmed, topic SEO',
  messages: { total: 1412, accepted: 1408, waiting: 0, refused: 4, stopped: 0, unsubscribed: 1 },
};
const DRAFT: IssueListItem = {
  ...buildIssue({ id: 'draft', subject: '' }),
  readers: 'active and confirmed',
  messages: null,
};

const ISSUES = { tab: 'newsletter', view: 'issues' } as const;
const onDeletePost = () => undefined;

async function renderIssues(
  issues: IssueListItem[],
  search: Omit<TabSearch<'newsletter'>, 'tab'> = {},
  answers: Answers = {},
) {
  const onSearch = vi.fn<(changes: SearchChanges) => void>();
  const rendered = await renderStaff(
    <IssuesPanel search={{ ...ISSUES, ...search }} {...{ onSearch, onDeletePost }} />,
    {
      'issues.list': () => pageOf(...issues),
      ...answers,
    },
  );
  return { ...rendered, onSearch };
}

test('a row has subject, state, audience in words, results in short and date', async () => {
  await renderIssues([SENT, DRAFT]);
  expect(await cellsOf(/Low tide/)).toEqual([
    'Low tide',
    'Sent',
    '1,412 readers: active and confirmed, topic SEO',
    '1,408 accepted, 4 refused, 1 unsubscribed',
  ]);
  expect(await cellsOf(/Untitled/)).toEqual(['Untitled', 'Draft', 'active and confirmed', '—']);
});

test('the switch of the tab leads to the subscribers and back', async () => {
  const tab = <NewsletterTab search={ISSUES} onSearch={() => undefined} onDeletePost={onDeletePost} />;
  await renderStaff(tab, { 'issues.list': () => pageOf() });
  const views = within(screen.getByRole('navigation', { name: 'Newsletter' }));
  expect(views.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Subscribers', null],
    ['Issues', 'page'],
  ]);
});

test.each([
  [{}, 'No issues yet', 2],
  [{ q: 'tide' }, 'No issues found', 1],
])('an empty list with the filter %j says %s and has %i links to a new issue', async (search, title, links) => {
  await renderIssues([], search);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'New issue' })).toHaveLength(links);
});

test('the state is filtered on the server', async () => {
  const { calls } = await renderIssues([SENT], { status: 'sent', q: 'tide' });
  await screen.findByRole('row', { name: /Low tide/ });
  const list = calls.find(({ path }) => path === 'issues.list');
  expect(list?.input).toMatchObject({ state: 'sent', q: 'tide' });
});

test('only drafts are deleted, after a question', async () => {
  const { user, calls } = await renderIssues([SENT, DRAFT], {}, { 'issues.delete': () => ({}) });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all issues shown' }));
  await user.click(screen.getByRole('button', { name: 'Delete 1 draft' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete 1 draft?' }));
  expect(calls.some(({ path }) => path === 'issues.delete')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete 1 draft?' })).toBeNull());
  expect(calls.filter(({ path }) => path === 'issues.delete')).toEqual([
    { path: 'issues.delete', input: { id: 'draft' } },
  ]);
});

test('the menu offers what the state allows', async () => {
  await renderIssues([SENT, DRAFT]);
  expect(await itemsOf(/Low tide/)).toEqual(['Results', 'View in the archive', 'Duplicate']);
  expect(await itemsOf(/Untitled/)).toEqual(['Edit', 'Duplicate', 'Delete']);
});

/** Subject, state, audience and results of a row. */
async function cellsOf(name: RegExp): Promise<(string | null)[]> {
  const row = await screen.findByRole('row', { name });
  return [...row.querySelectorAll('th, td')].slice(1, 5).map((cell) => cell.textContent);
}

async function itemsOf(name: RegExp): Promise<(string | null)[]> {
  const row = await screen.findByRole('row', { name });
  return within(row)
    .getAllByRole('menuitem', { hidden: true })
    .map((item) => item.textContent);
}
