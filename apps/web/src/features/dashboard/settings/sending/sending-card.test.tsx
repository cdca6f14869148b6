import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEFAULT_SENDING_LIMITS } from '@tideline/domain/newsletter/sending';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { refusal, renderStaff } from '../../../../testing/render-staff.tsx';
import { SaveBar } from '../save-bar.tsx';
import { SendingCard } from './sending-card.tsx';

async function renderCard(update: (input: object) => unknown) {
  const rendered = await renderStaff(
    <SaveBar>
      <SendingCard />
    </SaveBar>,
    {
      'issues.sending.limits': () => DEFAULT_SENDING_LIMITS,
      'issues.sending.updateLimits': update,
      'settings.read': () => DEFAULT_SETTINGS,
      'settings.update': (sent) => sent,
    },
  );
  return { ...rendered, field: await screen.findByRole('spinbutton', { name: 'Messages per hour' }) };
}

test('the limits are shown and saved together', async () => {
  const { user, calls, field } = await renderCard((sent) => sent);
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Simultaneous connections' }).value).toBe('16');
  await user.clear(field);
  await user.type(field, '400');
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  await expect
    .poll(() => calls)
    .toContainEqual({
      path: 'issues.sending.updateLimits',
      input: { ...DEFAULT_SENDING_LIMITS, perHour: 400 },
    });
});

test('an empty field is not sent as "no limit", and the refusal stands at that field', async () => {
  const { user, calls, field } = await renderCard(() => {
    throw refusal('BAD_REQUEST', 'Check the fields.', [{ path: 'perHour', message: 'A whole number.' }]);
  });
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  expect(await screen.findByText('A whole number.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(calls.at(-1)?.input).toMatchObject({ perHour: -1 });
});

test('the limit of mails that visitors cause is saved with the other settings as they are', async () => {
  const { user, calls } = await renderCard((sent) => sent);
  expect(screen.getByText('Issues go out as fast as the mail server accepts them.')).toBeTruthy();
  const field = await screen.findByRole('spinbutton', { name: 'Emails per hour' });
  await user.clear(field);
  await user.type(field, '120');
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  await expect
    .poll(() => calls.filter(({ path }) => path.endsWith('.update') || path.endsWith('.updateLimits')))
    .toEqual([{ path: 'settings.update', input: { ...DEFAULT_SETTINGS, mailsPerHour: 120 } }]);
});
