import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { refusal, renderStaff, type Answers } from '../../../../testing/render-staff.tsx';
import { SaveBar } from '../save-bar.tsx';
import { SiteForm } from './site-form.tsx';

async function renderForm(answers: Answers) {
  return renderStaff(
    <SaveBar>
      <SiteForm settings={DEFAULT_SETTINGS} />
    </SaveBar>,
    answers,
  );
}

test('the bar says what is not saved, and discards it', async () => {
  const { user } = await renderForm({});
  expect(screen.getByText('Everything is saved')).toBeTruthy();
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Site Title' });
  await user.type(title, ' & Co');
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect([title.value, screen.getByText('Everything is saved')]).toEqual(['Tideline', expect.anything()]);
});

test('the bar saves the form, as does Enter in a field', async () => {
  const { user, calls } = await renderForm({ 'settings.update': (sent) => sent });
  await user.type(screen.getByRole('textbox', { name: 'Site Title' }), ' 2{Enter}');
  await expect.poll(() => calls.at(-1)?.path).toBe('settings.update');
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  await expect.poll(() => calls.filter(({ path }) => path === 'settings.update')).toHaveLength(2);
});

test('another contact email asks for the password and is saved after it', async () => {
  let isConfirmed = false;
  const { user, calls } = await renderForm({
    'settings.update': (sent) => {
      if (!isConfirmed) throw refusal('FORBIDDEN', 'Give it again.', undefined, { needsPassword: true });
      return sent;
    },
    'auth.confirmPassword': () => {
      isConfirmed = true;
      return {};
    },
  });
  const field = screen.getByRole('textbox', { name: 'Contact Email' });
  await user.clear(field);
  await user.type(field, 'new@example.com');
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  await user.type(await screen.findByLabelText(/Your password/), 'a long enough password');
  await user.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(calls.findLast(({ path }) => path === 'settings.update')?.input).toMatchObject({
    contactEmail: 'new@example.com',
  });
});
