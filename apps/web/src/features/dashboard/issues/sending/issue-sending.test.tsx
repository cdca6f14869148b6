import { screen, waitFor, within } from '@testing-library/react';
import type { Issue } from '@tideline/domain/newsletter/issue';
import type { FailedMessage, IssueProgress } from '@tideline/domain/newsletter/sending';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildIssue, pageOf } from '../../../../testing/build-entities.ts';
import { type Answers, refusal, renderStaff } from '../../../../testing/render-staff.tsx';
import { IssueSending } from './issue-sending.tsx';

// Only the clock: timers run.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T19:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

const BEGUN = '2026-11-20T18:00:00.000Z';
const PROGRESS: IssueProgress = {
  accepted: 100,
  waiting: 312,
  refused: 0,
  stopped: 0,
  bounced: 0,
  secondsLeft: 170,
  wait: null,
};
const FAILED: FailedMessage = {
  id: 'message-1',
  email: 'gone@example.com',
  domain: 'example.com',
  triedAt: BEGUN,
  attempts: 3,
  code: 550,
  reason: '5.1.1 no such user',
  canResend: true,
};
const LEFT: FailedMessage = { ...FAILED, id: 'message-2', email: null, canResend: false };
const SENDING = { state: 'sending', startsAt: BEGUN, startedAt: BEGUN, canaryAcceptedAt: BEGUN } as const;

function renderSending(issue: Partial<Issue>, progress: Partial<IssueProgress> = {}, answers: Answers = {}) {
  const built = buildIssue(issue);
  return renderStaff(<IssueSending issue={built} />, {
    'issues.byId': () => built,
    'mail.sender': () => ({ server: 'mail.example:587' }),
    'issues.sending.progress': () => ({ ...PROGRESS, ...progress }),
    'issues.sending.cancel': () => ({}),
    'issues.sending.pause': () => ({}),
    'issues.sending.resume': () => ({}),
    'issues.sending.stop': () => ({}),
    ...answers,
  });
}

function secondsFromNow(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}

async function figure(label: string) {
  return (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;
}

test('for a minute, the time left to cancel is counted down, and the focus is on it', async () => {
  const { user, calls } = await renderSending({ state: 'sending', startsAt: secondsFromNow(42) });
  const heading = await screen.findByRole('heading', { name: 'Sending starts in 42 seconds' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/^To 312 readers/)).toBeTruthy();
  vi.setSystemTime(Date.now() + 41_000);
  await waitFor(() => expect(heading.textContent).toBe('Sending starts in 1 second'));
  await user.click(screen.getByRole('button', { name: 'Cancel sending' }));
  expect(calls).toContainEqual({ path: 'issues.sending.cancel', input: { id: 'issue-1' } });
  expect(await screen.findByText('The issue is a draft again. Nobody received it.')).toBeTruthy();
});

test('a clock that is slow does not promise more than a minute', async () => {
  await renderSending({ state: 'sending', startsAt: secondsFromNow(600) });
  expect(await screen.findByRole('heading', { name: 'Sending starts in 60 seconds' })).toBeTruthy();
});

test('when the time to cancel is over, the progress takes its place', async () => {
  await renderSending({ state: 'sending', startsAt: secondsFromNow(1) });
  expect(await screen.findByRole('button', { name: 'Cancel sending' })).toBeTruthy();
  vi.setSystemTime(Date.now() + 1_000);
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel sending' })).toBeNull();
  expect(screen.getByText(/^The first copy goes to your own address/)).toBeTruthy();
});

test('says what was accepted, what waits, what was refused and how long it takes, again and again', async () => {
  let accepted = 100;
  await renderSending(SENDING, {}, { 'issues.sending.progress': () => ({ ...PROGRESS, accepted: (accepted += 1) }) });
  expect([await figure('Waiting'), await figure('Refused'), await figure('Time left')]).toEqual([
    '312',
    '0',
    'about 3 minutes',
  ]);
  expect(await figure('Accepted')).toBe('101');
  await waitFor(async () => expect(await figure('Accepted')).toBe('102'), { timeout: 4_000 });
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Messages handed over' }).value).toBe(102);
});

test('a pause is made, and one by the program says why', async () => {
  const { user, calls } = await renderSending(SENDING);
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  expect(calls).toContainEqual({ path: 'issues.sending.pause', input: { id: 'issue-1' } });
});

test('a paused issue says why, and is resumed', async () => {
  const pauseReason = 'The first copy, to your own address, was refused: 550 not here';
  const { user, calls } = await renderSending({ ...SENDING, state: 'paused', pauseReason });
  expect(await screen.findByText(pauseReason)).toBeTruthy();
  expect(await figure('Time left')).toBe('paused');
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(calls).toContainEqual({ path: 'issues.sending.resume', input: { id: 'issue-1' } });
});

test('an issue is stopped after a question that names how many readers do not get it', async () => {
  const { user, calls } = await renderSending(SENDING);
  await user.click(await screen.findByRole('button', { name: 'Stop…' }));
  const dialog = screen.getByRole('dialog', { name: 'Stop this issue?' });
  expect(dialog.textContent).toContain('312 readers have not received it yet, and never will.');
  expect(calls.some(({ path }) => path === 'issues.sending.stop')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Stop for good' }));
  expect(calls).toContainEqual({ path: 'issues.sending.stop', input: { id: 'issue-1' } });
});

test('says what holds it up, and until when', async () => {
  const wait = { until: secondsFromNow(720), reason: 'The limit per hour is reached.' };
  await renderSending(SENDING, { wait, secondsLeft: null });
  expect(await screen.findByText('No message is sent for now')).toBeTruthy();
  expect(screen.getByText('The limit per hour is reached.')).toBeTruthy();
  expect(screen.getByText(/^It continues automatically in 12 minutes\.$/)).toBeTruthy();
  expect(await figure('Time left')).toBe('not known yet');
});

test('says why the first copy was not accepted', async () => {
  await renderSending({ ...SENDING, canaryAcceptedAt: null, canaryError: '451 try later' });
  expect(await screen.findByText('The first copy was not accepted yet')).toBeTruthy();
  expect(screen.getByText('451 try later')).toBeTruthy();
});

test('the failed messages are named with the server’s reason, and resent', async () => {
  const { user, calls } = await renderSending(
    { ...SENDING, state: 'sent', finishedAt: BEGUN },
    { waiting: 0, refused: 2 },
    {
      'issues.sending.failed': () => pageOf(FAILED, LEFT),
      'issues.sending.resendFailed': () => ({ resent: 1, skipped: 1 }),
    },
  );
  expect(await screen.findByRole('heading', { name: '2 failed messages' })).toBeTruthy();
  const row = await screen.findByRole('row', { name: /gone@/ });
  expect(row.textContent).toContain('550 5.1.1 no such user');
  expect(screen.getByRole('row', { name: /deleted subscriber at example\.com/ }).textContent).toContain(
    'No longer a reader',
  );
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Resend the failed ones' }));
  expect(calls).toContainEqual({ path: 'issues.sending.resendFailed', input: { id: 'issue-1' } });
  expect(await screen.findByText('Sending 1 message again')).toBeTruthy();
  expect(screen.getByText('1 reader who no longer gets the newsletter is left out.')).toBeTruthy();
});

test('without anyone to resend to, there is a sentence instead of the button', async () => {
  await renderSending(
    { ...SENDING, state: 'stopped', finishedAt: BEGUN },
    { waiting: 0, refused: 1, stopped: 7 },
    { 'issues.sending.failed': () => pageOf(LEFT) },
  );
  expect(await screen.findByText('None of these readers still gets the newsletter.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Resend the failed ones' })).toBeNull();
  expect(screen.getByText('Stopped. 7 readers did not get it.')).toBeTruthy();
});

test('progress that cannot be fetched says so and can be retried', async () => {
  await renderSending(
    SENDING,
    {},
    {
      'issues.sending.progress': () => {
        throw refusal('INTERNAL_SERVER_ERROR', 'No answer.');
      },
    },
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch the progress');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('an issue that is being sent says that it waits when there is no mail server any more', async () => {
  await renderSending(SENDING, {}, { 'mail.sender': () => ({ server: null }) });
  expect(await screen.findByText('This issue cannot be sent.')).toBeTruthy();
});
