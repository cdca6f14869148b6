import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Issue } from '@tideline/domain/newsletter/issue';
import type { IssueCheck } from '@tideline/domain/newsletter/message';
import { expect, test, vi } from 'vitest';
import { buildIssue } from '../../../../testing/build-entities.ts';
import { type Answers, refusal, renderStaff } from '../../../../testing/render-staff.tsx';
import { SendDialog } from './send-dialog.tsx';

const MAIL = { server: '127.0.0.1:25', sender: { name: 'Tideline', address: 'hello@example.com' } };
const FINE: IssueCheck = { findings: [], counts: { links: 3, pictures: 1, bytes: 8_200 } };

async function renderDialog(issue: Partial<Issue> = {}, answers: Answers = {}) {
  const onSent = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  const dialog = <SendDialog issue={buildIssue(issue)} audience="active and confirmed" {...{ onSent, onClose }} />;
  const rendered = await renderStaff(dialog, {
    'mail.sender': () => MAIL,
    'issues.audience.count': () => ({ included: 412, excluded: [], words: '' }),
    'issues.messages.check': () => FINE,
    'issues.sending.start': () => ({}),
    'issues.schedule': () => buildIssue(),
    ...answers,
  });
  return { ...rendered, onSent, onClose };
}

test('sends the version and the number of readers that it shows', async () => {
  const { user, calls, onSent } = await renderDialog({ version: 7 });
  expect(screen.getByText('active and confirmed')).toBeTruthy();
  expect(await screen.findByText('No problems: 3 links, 1 picture, 8 kB.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Send to 412 readers' }));
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  const input = { id: 'issue-1', version: 7, expected: 412 };
  expect(calls).toContainEqual({ path: 'issues.sending.start', input });
});

test('another number of readers is refused, and the new one is shown', async () => {
  let included = 412;
  const { user, onSent } = await renderDialog(
    {},
    {
      'issues.audience.count': () => ({ included, excluded: [], words: '' }),
      'issues.sending.start': () => {
        included = 411;
        throw refusal('CONFLICT', 'The issue would now go to 411 readers instead of 412.');
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Send to 412 readers' }));
  expect((await screen.findByText(/would now go to 411/)).getAttribute('role')).toBe('alert');
  expect(await screen.findByRole('button', { name: 'Send to 411 readers' })).toBeTruthy();
  expect(onSent).not.toHaveBeenCalled();
});

test('schedules in the agency’s zone, and asks for a date to come', async () => {
  const { user, calls, onSent } = await renderDialog();
  await user.click(await screen.findByRole('radio', { name: 'On a date' }));
  fireEvent.change(screen.getByLabelText('Send on'), { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(screen.getByText('Choose a date and time to come.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Send on'), { target: { value: '2099-12-01' } });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '09:30' } });
  expect(screen.getByText(/^Los Angeles time\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Schedule for Dec 1, 2099, 9:30 AM' }));
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  const input = { id: 'issue-1', version: 1, at: '2099-12-01T17:30:00.000Z' };
  expect(calls).toContainEqual({ path: 'issues.schedule', input });
  expect(calls.some(({ path }) => path === 'issues.sending.start')).toBe(false);
});

test('a scheduled issue opens with its date, and can be sent at once', async () => {
  const { user } = await renderDialog({ state: 'scheduled', scheduledAt: '2099-12-01T17:30:00.000Z' });
  expect(await screen.findByRole('button', { name: 'Schedule for Dec 1, 2099, 9:30 AM' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Now' }));
  expect(screen.getByRole('button', { name: 'Send to 412 readers' })).toBeTruthy();
});

test.each<[string, Partial<Issue>, Answers, RegExp]>([
  [
    'a mail server',
    {},
    { 'mail.sender': () => ({ ...MAIL, server: null }) },
    /Nothing can be sent yet.*Set up a mail server/,
  ],
  ['a subject', { subject: ' ' }, {}, /The issue has no subject/],
  ['a text', { content: '' }, {}, /The issue has no text/],
  ['readers', {}, { 'issues.audience.count': () => ({ included: 0, excluded: [], words: '' }) }, /Nobody would get/],
])('without %s it says so, and has no button that sends', async (_part, issue, answers, words) => {
  await renderDialog(issue, answers);
  expect((await screen.findByText(/^Nothing can|^The issue has no|^Nobody/)).closest('output')?.textContent).toMatch(
    words,
  );
  expect(screen.queryByRole('button', { name: /^(Send to|Schedule)/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Keep editing' })).toBeTruthy();
});

test('without a mail server, it leads to the settings of mail', async () => {
  await renderDialog({}, { 'mail.sender': () => ({ ...MAIL, server: null }) });
  const link = await screen.findByRole('link', { name: 'Set up a mail server in Settings' });
  expect(link.getAttribute('href')).toBe('/admin?tab=settings&section=mail');
  expect(screen.queryByRole('button', { name: 'Send a test email…' })).toBeNull();
});

test('findings are shown and stop nothing; a check that fails can be retried', async () => {
  const findings = [{ about: 'links', weight: 'mistake', text: 'The link to /nowhere leads nowhere.' }];
  let isDown = true;
  const { user } = await renderDialog(
    {},
    {
      'issues.messages.check': () => {
        if (isDown) throw refusal('TOO_MANY_REQUESTS', 'Too many checks.');
        return { ...FINE, findings };
      },
    },
  );
  expect(await screen.findByText('Failed to check the email')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The link to /nowhere leads nowhere.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Send to 412 readers' })).toBeTruthy();
});

test('a test email is sent from the dialog, which stays', async () => {
  const { user, calls, onClose } = await renderDialog(
    {},
    { 'issues.messages.sendTest': ({ to }: { to: string }) => ({ to }) },
  );
  await user.click(await screen.findByRole('button', { name: 'Send a test email…' }));
  const test = within(screen.getByRole('dialog', { name: 'Send test email' }));
  await user.type(test.getByLabelText('Send to'), 'me@example.com{Enter}');
  expect(await screen.findByText('Test email is on its way')).toBeTruthy();
  expect(calls).toContainEqual({ path: 'issues.messages.sendTest', input: { id: 'issue-1', to: 'me@example.com' } });
  expect(screen.getByRole('dialog', { name: 'Send the issue' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
