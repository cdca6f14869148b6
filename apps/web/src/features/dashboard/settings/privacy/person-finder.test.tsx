import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { PersonFinder } from './person-finder.tsx';

const UNKNOWN = { email: 'ada@example.com', counts: {}, hasAccount: false, isSuppressed: false, isInLog: false };

async function lookUp(person: object) {
  const { user } = await renderStaff(<PersonFinder />, { 'privacy.find': () => ({ ...UNKNOWN, ...person }) });
  await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  await screen.findByRole('status');
  return user;
}

function isDisabled(name: string): boolean {
  return screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
}

test('an unknown address can be neither exported nor erased', async () => {
  await lookUp({});
  expect(screen.getByRole('status').textContent).toBe('ada@example.com: nothing is stored about this address.');
  expect([isDisabled('Export JSON'), isDisabled('Erase everything')]).toEqual([true, true]);
});

test('the address of a member of staff can be exported but not erased', async () => {
  await lookUp({ hasAccount: true });
  expect([isDisabled('Export JSON'), isDisabled('Erase everything')]).toEqual([false, true]);
});

test('the result is cleared when the address changes', async () => {
  const user = await lookUp({ isSuppressed: true });
  await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'x');
  expect(screen.queryByRole('status')).toBeNull();
});
