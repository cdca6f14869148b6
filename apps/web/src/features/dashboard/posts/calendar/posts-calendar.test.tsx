import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PendingSummary } from '@tideline/domain/post/pending-changes';
import { afterEach, expect, test, vi } from 'vitest';
import { buildIssue, buildPostSummary, pageOf } from '../../../../testing/build-entities.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { PostsCalendar } from './posts-calendar.tsx';

afterEach(() => vi.unstubAllGlobals());

const UPDATE: PendingSummary = {
  postId: 'low-tide',
  title: 'Lower tide',
  version: crypto.randomUUID(),
  baseVersion: 3,
  // 11:30 PM on the 24th in Los Angeles.
  goesLiveAt: '2099-12-25T07:30:00.000Z',
  isHeld: false,
  savedBy: 'Maya',
  savedAt: '2026-11-20T18:00:00.000Z',
};
const PLANNED = {
  id: 'planned',
  title: 'Planned',
  status: 'scheduled',
  version: 1,
  publishDate: '2099-12-04T17:30:00.000Z',
} as const;

const ISSUE = {
  ...buildIssue({ id: 'issue', subject: 'High water', state: 'scheduled', version: 3 }),
  scheduledAt: '2099-12-08T16:00:00.000Z',
};

const SENT = { ...buildIssue({ id: 'sent', subject: 'Ebb', state: 'sent' }), startedAt: '2099-12-01T17:00:00.000Z' };
const CALL = { id: 'call', contactId: 'ada', name: 'Ada Byron', startsAt: '2099-12-04T18:00:00.000Z' };

const nothing = () => undefined;

type Options = { isPhone?: boolean; search?: { month?: string; week?: string } };

async function renderCalendar({ isPhone = false, search = { month: '2099-12' } }: Options = {}) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  const undated = buildPostSummary({ id: 'idea', title: 'An idea' });
  const dated = buildPostSummary({ id: 'dated', title: 'With a date', publishDate: '2099-12-05T17:30:00.000Z' });
  const rendered = await renderStaff(<PostsCalendar place="tab" search={{ view: 'calendar', ...search }} />, {
    'posts.calendar': () => [PLANNED],
    'posts.listSummaries': () => pageOf(undated, dated),
    'issues.list': ({ state }: { state: string }) => pageOf(state === 'sent' ? SENT : ISSUE),
    'bookings.list': () => pageOf(CALL),
    'issues.schedule': () => ({ ...ISSUE, version: 4 }),
    'posts.pending.list': () => [UPDATE, { ...UPDATE, postId: 'held', title: 'Held', isHeld: true }],
    'posts.update': () => ({ ...PLANNED, version: 2 }),
    'posts.pending.keep': () => ({ ...UPDATE, version: 'version-2' }),
  });
  if (search.week === undefined) await screen.findByRole('link', { name: /Planned/ });
  return rendered;
}

function day(name: string) {
  return within(screen.getByRole('cell', { name }));
}

test('posts and updates stand on their day in the agency’s zone, drafts without a date aside', async () => {
  await renderCalendar();
  expect(day('Friday, December 4').getByRole('link', { name: 'Scheduled, 9:30 AM Planned' })).toBeTruthy();
  expect(
    day('Thursday, December 24').getByRole('link', { name: 'Update goes live, 11:30 PM Lower tide' }),
  ).toBeTruthy();
  const aside = within(screen.getByRole('region', { name: 'Drafts without a date' }));
  expect(aside.getAllByRole('link').map((link) => link.textContent)).toEqual([expect.stringContaining('An idea')]);
  expect(screen.queryByText('Held')).toBeNull();
});

test('a scheduled post is moved to another day by keyboard, at the same time of day, with Undo', async () => {
  const { user, calls } = await renderCalendar();
  screen.getByRole('button', { name: 'Move Planned to another day' }).focus();
  await user.keyboard('{Enter}');
  const day = screen.getByLabelText('Day');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move' }).disabled).toBe(true);
  await user.clear(day);
  await user.type(day, '2099-12-11');
  await user.keyboard('{Enter}');
  const update = { id: 'planned', changes: { publishDate: '2099-12-11T09:30' }, expectedVersion: 1 };
  expect(calls).toContainEqual({ path: 'posts.update', input: update });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const undo = { id: 'planned', changes: { publishDate: PLANNED.publishDate }, expectedVersion: 2 };
  expect(calls).toContainEqual({ path: 'posts.update', input: undo });
});

test('a scheduled update is dragged to another day', async () => {
  const { calls } = await renderCalendar();
  const stored = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, text: string) => stored.set(type, text),
    getData: (type: string) => stored.get(type) ?? '',
  };
  fireEvent.dragStart(screen.getByRole('link', { name: /Lower tide/ }), { dataTransfer });
  const target = screen.getByRole('cell', { name: 'Monday, December 28' });
  expect(fireEvent.dragOver(target, { dataTransfer })).toBe(false); // accepted
  fireEvent.drop(target, { dataTransfer });
  const { version: expectedVersion } = UPDATE;
  const kept = { id: 'low-tide', changes: {}, expectedVersion, liveVersion: 3, goesLiveAt: '2099-12-28T23:30' };
  await waitFor(() => expect(calls).toContainEqual({ path: 'posts.pending.keep', input: kept }));
});

test('a scheduled issue of the newsletter stands on its day, and is moved by keyboard, with Undo', async () => {
  const { user, calls } = await renderCalendar();
  const link = await day('Tuesday, December 8').findByRole('link', { name: 'Newsletter goes out, 8:00 AM High water' });
  expect(link.getAttribute('href')).toBe('/admin/issue?edit=issue');
  screen.getByRole('button', { name: 'Move High water to another day' }).focus();
  await user.keyboard('{Enter}');
  const field = screen.getByLabelText('Day');
  await user.clear(field);
  await user.type(field, '2099-12-09{Enter}');
  const moved = { id: 'issue', version: 3, at: '2099-12-09T08:00' };
  expect(calls).toContainEqual({ path: 'issues.schedule', input: moved });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const undone = { id: 'issue', version: 4, at: ISSUE.scheduledAt };
  expect(calls).toContainEqual({ path: 'issues.schedule', input: undone });
});

test('on a phone, the days with entries are a list', async () => {
  await renderCalendar({ isPhone: true });
  expect(screen.queryByRole('table')).toBeNull();
  await screen.findByRole('link', { name: /High water/ });
  const days = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(days).toEqual([
    'Tuesday, December 1',
    'Friday, December 4',
    'Tuesday, December 8',
    'Thursday, December 24',
    'Drafts without a date',
  ]);
  expect(screen.getByRole('button', { name: 'Move Planned to another day' })).toBeTruthy();
});

test('calls lead to their inquiry and sent issues to their results; neither is moved here', async () => {
  await renderCalendar();
  const call = await day('Friday, December 4').findByRole('link', { name: 'Call, 10:00 AM Ada Byron' });
  expect(call.getAttribute('href')).toBe('/admin?tab=contacts&contact=ada');
  const sent = day('Tuesday, December 1').getByRole('link', { name: 'Newsletter sent, 9:00 AM Ebb' });
  expect(sent.getAttribute('href')).toBe('/admin/issue?edit=sent');
  expect(screen.queryByRole('button', { name: /^Move (?:Ada Byron|Ebb)/ })).toBeNull();
});

test('a week has its seven days, asks for no others, and leads to the weeks beside it and its month', async () => {
  const { calls } = await renderCalendar({ search: { week: '2099-12-31' } });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('December 27, 2099 – January 2, 2100');
  expect(await screen.findAllByRole('cell')).toHaveLength(7);
  expect(calls).toContainEqual({ path: 'posts.calendar', input: { from: '2099-12-27', to: '2100-01-02' } });
  const hrefs = ['Previous week', 'Next week', 'Month'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs.map((href) => /(?:week|month)=([\d-]+)/.exec(href ?? '')?.[1])).toEqual([
    '2099-12-24',
    '2100-01-07',
    '2099-12',
  ]);
});
