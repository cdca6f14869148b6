import type { MailStatus } from '@tideline/domain/mail/mail';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { MailState } from './mail-state.tsx';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 1_000).toISOString();
const WORKING: MailStatus = {
  server: 'mail.example:587',
  sender: { name: 'Tideline', address: 'hello@tideline.example' },
  counts: { waiting: 0, sent: 3, failed: 0 },
  lastAcceptedAt: minutesAgo(4),
  lastError: null,
  failed: [],
};
const ERROR = { text: '421 Busy', at: minutesAgo(1) };

test.each<[string, Partial<MailStatus>, string]>([
  ['works', {}, 'Mail works; the last message was accepted 4 minutes ago.'],
  ['is new', { lastAcceptedAt: null }, 'A mail server is set up; no message was accepted in the last 30 days.'],
  [
    'tries again',
    { lastError: ERROR },
    'Email could not be sent and is tried again; the last message was accepted 4 minutes ago.',
  ],
  [
    'has failed',
    { lastError: ERROR, counts: { waiting: 0, sent: 0, failed: 2 }, lastAcceptedAt: null },
    '2 emails could not be sent; no message was accepted in the last 30 days.',
  ],
  ['is missing', { server: null }, 'No mail server is set up, so email waits in the outbox.'],
])('says that mail %s', async (_state, changes, sentence) => {
  await renderStaff(
    <output>
      <MailState status={{ ...WORKING, ...changes }} />
    </output>,
    {},
  );
  expect((await screen.findByRole('status')).textContent).toBe(sentence);
});
