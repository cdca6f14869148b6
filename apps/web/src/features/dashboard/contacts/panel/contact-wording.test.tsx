import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildContact } from '../../../../testing/build-entities.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { ContactWording } from './contact-wording.tsx';

test('the details of an inquiry say what stood beside the button', async () => {
  await renderStaff(<ContactWording contact={buildContact()} />, {
    'contacts.detail': () => ({ wording: 'A reply within a day.\n[Send Message]' }),
  });
  expect((await screen.findByRole('region', { name: 'Beside the button' })).textContent).toContain('A reply within');
});

test('an inquiry that staff have entered has none', async () => {
  const { calls } = await renderStaff(<ContactWording contact={buildContact()} />, {
    'contacts.detail': () => ({ wording: null }),
  });
  await expect.poll(() => calls.map(({ path }) => path)).toContain('contacts.detail');
  expect(screen.queryByRole('region', { name: 'Beside the button' })).toBeNull();
});
