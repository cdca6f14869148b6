import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { BounceHook } from './bounce-hook.tsx';
import { MailboxFacts } from './mailbox-facts.tsx';
import { SendingDomain } from './sending-domain.tsx';

const NO_REPORTS = { 'bounces.reports': () => ({ reports: [], total: 0 }), 'mail.accounts.list': () => [] };
const NAME = 'bounces@tideline.example at imap.example.com:993, INBOX';

test('without a mailbox it says what is missing and what that means', async () => {
  await renderStaff(<MailboxFacts />, { ...NO_REPORTS, 'mailbox.status': () => ({ name: null, state: null }) });
  const text = await screen.findByText(/^No mailbox is read\./);
  expect(text.textContent).toContain('Set up the mailbox of the contact email.');
  expect(text.textContent).toContain('addresses that do not work stay on the list');
  expect(screen.queryByText('For you to decide')).toBeNull();
});

test('names the mailbox, the last read, the last error and a skipped message', async () => {
  const lastError = { text: 'Signing in failed: no', at: '2026-11-21T18:00:00.000Z' };
  const skipped = { reason: 'It has 31 MB.', at: '2026-11-21T17:00:00.000Z' };
  const state = { lastReadAt: '2026-11-21T16:00:00.000Z', lastError, skipped };
  await renderStaff(<MailboxFacts />, { ...NO_REPORTS, 'mailbox.status': () => ({ name: NAME, state }) });
  expect(await screen.findByText(NAME)).toBeTruthy();
  expect(screen.getByText(/Last error/).textContent).toContain('Signing in failed: no');
  expect(screen.getByText(/^A message was skipped/).textContent).toContain('It has 31 MB.');
});

test('staff stop mail to the address of a report, or dismiss it', async () => {
  const report = { id: 'r1', receivedAt: '2026-11-21T16:00:00.000Z', kind: 'hard', recipient: 'ada@reader.example' };
  const other = { ...report, id: 'r2', kind: null, recipient: '', reason: 'Two messages.' };
  const { user, calls } = await renderStaff(<MailboxFacts />, {
    'mailbox.status': () => ({ name: NAME, state: null }),
    'bounces.reports': () => ({ reports: [{ ...report, reason: 'It quotes none.' }, other], total: 2 }),
    'bounces.decide': () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: 'Stop mail to ada@reader.example' }));
  const [, second] = screen.getAllByRole('listitem');
  expect(within(second ?? document.body).queryByRole('button', { name: /^Stop mail/ })).toBeNull();
  await user.click(within(second ?? document.body).getByRole('button', { name: /^Dismiss/ }));
  expect(calls.filter(({ path }) => path === 'bounces.decide').map(({ input }) => input)).toEqual([
    { id: 'r1', as: 'bounced' },
    { id: 'r2', as: 'dismissed' },
  ]);
});

test('a secret is shown once; another one is made only after a confirmation', async () => {
  let hasSecret = false;
  const { user, calls } = await renderStaff(<BounceHook />, {
    'bounces.hook': () => ({ hasSecret }),
    'bounces.makeSecret': () => {
      hasSecret = true;
      return { secret: 'whsec_one' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create a secret' }));
  expect(await screen.findByText('whsec_one')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Create a new secret' }));
  const made = () => calls.filter(({ path }) => path === 'bounces.makeSecret').length;
  expect(made()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Make it' }));
  await expect.poll(made).toBe(2);
});

test('explains the records of the domain, and names the one to add', async () => {
  const { user, calls } = await renderStaff(<SendingDomain />, {
    'sendingDomain.check': () => ({
      domain: 'agency.example',
      findings: [
        { about: 'SPF', state: 'good', sentence: 'It is there.', found: ['v=spf1 mx ~all'], add: null },
        {
          about: 'DMARC',
          state: 'missing',
          sentence: 'No record.',
          found: [],
          add: { type: 'TXT', name: '_dmarc.agency.example', value: 'v=DMARC1; p=none' },
        },
      ],
    }),
  });
  expect(calls.some(({ path }) => path === 'sendingDomain.check')).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Check the domain' }));
  const [spf, dmarc] = await screen.findAllByRole('listitem');
  expect(spf?.textContent).toContain('SPF FoundIt is there.v=spf1 mx ~all');
  expect(dmarc?.textContent).toContain('Add this TXT record at _dmarc.agency.example:v=DMARC1; p=none');
  await user.click(screen.getByRole('button', { name: 'Copy the record for DMARC' }));
  expect(await navigator.clipboard.readText()).toBe('v=DMARC1; p=none');
});
