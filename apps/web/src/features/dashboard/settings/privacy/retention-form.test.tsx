import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, renderStaff } from '../../../../testing/render-staff.tsx';
import { SaveBar } from '../save-bar.tsx';
import { RetentionForm } from './retention-form.tsx';

const RETENTION = { contactMonths: 24, sessionDays: 30, unconfirmedDays: 7, auditMonths: 12 };

test('sends numbers', async () => {
  const { user, calls } = await renderStaff(
    <SaveBar>
      <RetentionForm retention={RETENTION} />
    </SaveBar>,
    {
      'privacy.updateRetention': () => RETENTION,
    },
  );
  const field = screen.getByRole('spinbutton', { name: 'Inquiries, in months' });
  await user.clear(field);
  await user.type(field, '36');
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  await vi.waitFor(() =>
    expect(calls).toContainEqual({ path: 'privacy.updateRetention', input: { ...RETENTION, contactMonths: 36 } }),
  );
});

test('an empty field is not sent as "no limit", and the refusal stands at that field', async () => {
  const { user, calls } = await renderStaff(
    <SaveBar>
      <RetentionForm retention={RETENTION} />
    </SaveBar>,
    {
      'privacy.updateRetention': () => {
        throw refusal('BAD_REQUEST', 'Check the fields.', [{ path: 'contactMonths', message: 'Between 0 and 120.' }]);
      },
    },
  );
  const field = screen.getByRole('spinbutton', { name: 'Inquiries, in months' });
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  expect(await screen.findByText('Between 0 and 120.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(calls.find(({ path }) => path === 'privacy.updateRetention')?.input).toMatchObject({ contactMonths: -1 });
});

test('other periods ask for the password and are saved after it', async () => {
  let isConfirmed = false;
  const { user, calls } = await renderStaff(
    <SaveBar>
      <RetentionForm retention={RETENTION} />
    </SaveBar>,
    {
      'privacy.updateRetention': (sent) => {
        if (!isConfirmed) throw refusal('FORBIDDEN', 'Give it again.', undefined, { needsPassword: true });
        return sent;
      },
      'auth.confirmPassword': () => {
        isConfirmed = true;
        return {};
      },
    },
  );
  const field = screen.getByRole('spinbutton', { name: 'Inquiries, in months' });
  await user.clear(field);
  await user.type(field, '36');
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  await user.type(await screen.findByLabelText(/Your password/), 'a long enough password');
  await user.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter(({ path }) => path === 'privacy.updateRetention').map(({ input }) => input)).toEqual([
    { ...RETENTION, contactMonths: 36 },
    { ...RETENTION, contactMonths: 36 },
  ]);
});
