import type { MailAccountState } from '@tideline/domain/mail/mail-account';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal, renderStaff } from '../../../../testing/render-staff.tsx';
import { MailAccount } from './mail-account.tsx';

const NONE: MailAccountState = {
  kind: 'smtp',
  source: 'none',
  account: null,
  hasPassword: false,
  problem: null,
  changed: null,
};
const SET: MailAccountState = {
  ...NONE,
  source: 'settings',
  account: { host: 'smtp.fastmail.com', port: 465, security: 'tls', user: 'post@tideline.example' },
  hasPassword: true,
  changed: { by: 'Maya', at: new Date(Date.now() - 3_600_000).toISOString() },
};

test('a preset fills the fields; what was typed is tested, then saved', async () => {
  const { user, calls } = await renderStaff(<MailAccount kind="smtp" />, {
    'mail.accounts.list': () => [NONE, { ...NONE, kind: 'imap' }],
    'mail.accounts.test': () => ({}),
    'mail.accounts.save': () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: 'Set up a mail server' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Set up a mail server' }));
  await user.selectOptions(dialog.getByLabelText('Provider'), 'Postmark');
  expect(dialog.getByText(/API token of the Postmark server/)).toBeTruthy();
  await user.type(dialog.getByLabelText('User name'), 'token');
  await user.type(dialog.getByLabelText('Password'), 'secret');
  await user.click(dialog.getByRole('button', { name: 'Test' }));
  await dialog.findByText('It works: smtp.postmarkapp.com can be used.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('The mail server is set');
  const sent = {
    kind: 'smtp',
    host: 'smtp.postmarkapp.com',
    port: 587,
    security: 'starttls',
    user: 'token',
    password: 'secret',
  };
  expect(calls.filter(({ path }) => /test|save/.test(path))).toEqual([
    { path: 'mail.accounts.test', input: sent },
    { path: 'mail.accounts.save', input: sent },
  ]);
});

test('a refusal is said at its field, and the stored password is not shown', async () => {
  const sentence = 'smtp.fastmail.com refused the user name or the password.';
  const { user } = await renderStaff(<MailAccount kind="smtp" />, {
    'mail.accounts.list': () => [SET],
    'mail.accounts.save': () => {
      throw refusal('BAD_REQUEST', sentence, [{ path: 'password', message: sentence }]);
    },
  });
  expect((await screen.findByText(/^Set here by Maya,/)).textContent).toContain('1 hour ago');
  await user.click(screen.getByRole('button', { name: 'Change the mail server' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText<HTMLSelectElement>('Provider').value).toBe('Fastmail');
  const password = dialog.getByLabelText<HTMLInputElement>('Password');
  expect([password.type, password.value]).toEqual(['password', '']);
  expect(dialog.getByText(/^Stored\. Leave it empty to keep it/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(sentence)).toBeTruthy();
  expect(password.getAttribute('aria-invalid')).toBe('true');
});

test('asks for the password of the account when it was given long ago', async () => {
  const { user } = await renderStaff(<MailAccount kind="smtp" />, {
    'mail.accounts.list': () => [SET],
    'mail.accounts.remove': () => {
      throw refusal('FORBIDDEN', 'Give it again.', undefined, { needsPassword: true });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove the mail server' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('dialog', { name: 'Confirm that it is you' })).toBeTruthy();
});

test('of the environment, says so and offers no change; a problem is said', async () => {
  const problem = 'The password cannot be read on this server. Set it again.';
  await renderStaff(
    <>
      <MailAccount kind="smtp" />
      <MailAccount kind="imap" />
    </>,
    {
      'mail.accounts.list': () => [
        { ...SET, source: 'environment', changed: null },
        { ...SET, kind: 'imap', problem },
      ],
    },
  );
  expect((await screen.findByText(/on the server; change it there\.$/)).textContent).toContain('SMTP_URL');
  expect(screen.getByText(problem)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /mail server/ })).toBeNull();
  const [host] = screen.getAllByRole('definition');
  expect([host?.textContent, screen.queryByRole('textbox')]).toEqual(['smtp.fastmail.com', null]);
  expect(screen.getByRole('button', { name: 'Change the mailbox' })).toBeTruthy();
});
