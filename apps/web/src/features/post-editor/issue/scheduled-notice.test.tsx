import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildIssue } from '../../../testing/build-entities.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { toStoredIssue } from './issue-start.ts';
import { ScheduledNotice } from './scheduled-notice.tsx';

const SCHEDULED = { state: 'scheduled', scheduledAt: '2999-01-01T08:00:00.000Z' } as const;

async function renderNotice(issue: Parameters<typeof buildIssue>[0], server: string | null = 'mail.example:587') {
  const onReschedule = vi.fn<() => void>();
  const onUnscheduled = vi.fn<() => void>();
  const notice = (
    <ScheduledNotice stored={toStoredIssue(buildIssue(issue))} timeZone="UTC" {...{ onReschedule, onUnscheduled }} />
  );
  return {
    onReschedule,
    onUnscheduled,
    ...(await renderStaff(notice, { 'issues.unschedule': () => buildIssue(), 'mail.sender': () => ({ server }) })),
  };
}

test('a scheduled issue says when it goes out, can get another date, and becomes a draft again', async () => {
  const { user, calls, onReschedule, onUnscheduled } = await renderNotice(SCHEDULED);
  expect(screen.getByText(/^Goes out/).textContent).toMatch(/^Goes out on Jan 1, 2999, 8:00 AM, in \d+ years\./);
  await user.click(screen.getByRole('button', { name: 'Change…' }));
  expect(onReschedule).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Unschedule' }));
  await expect.poll(() => onUnscheduled.mock.calls.length).toBe(1);
  expect(calls).toContainEqual({ path: 'issues.unschedule', input: { id: 'issue-1' } });
});

test('a draft that could not be sent at its date says why', async () => {
  await renderNotice({ state: 'draft', pauseReason: 'Nobody would have received this issue.' });
  expect(screen.getByText('It was not sent at its date.').parentElement?.textContent).toContain(
    'Nobody would have received this issue.',
  );
});

test('other drafts have no notice', async () => {
  await renderNotice({});
  expect(screen.queryByText(/Goes out|not sent at its date/)).toBeNull();
});

test('a scheduled issue says that it cannot be sent without a mail server', async () => {
  await renderNotice(SCHEDULED, null);
  expect(await screen.findByText('This issue cannot be sent.')).toBeTruthy();
});
