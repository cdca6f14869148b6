import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildContact, pageOf } from '../../../../testing/build-entities.ts';
import { refusal, renderStaff } from '../../../../testing/render-staff.tsx';
import { ContactsPanel } from '../contacts-panel.tsx';
import { readValue } from './read-value.ts';

const nothing = () => undefined;
const panel = <ContactsPanel search={{ tab: 'contacts' }} onSearch={nothing} onDeletePost={nothing} />;

async function choose(status: 'won' | 'lost', answers: object = {}) {
  const rendered = await renderStaff(panel, {
    'contacts.list': () => pageOf(buildContact()),
    'contacts.updateStatus': () => buildContact({ status }),
    'settings.read': () => ({ currency: 'EUR' }),
    ...answers,
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Status of Ada Byron: pending' }));
  await rendered.user.click(await screen.findByRole('menuitem', { name: status }));
  return rendered;
}

test('winning an inquiry asks for its value, in the currency of the site', async () => {
  const { user, calls } = await choose('won', {
    'contacts.updateOutcome': () => buildContact({ status: 'won', value: 4_000 }),
  });
  const value = await screen.findByRole('textbox', { name: 'Value in EUR' });
  expect(document.activeElement).toBe(value);
  await user.type(value, '4.5{Enter}');
  expect(screen.getByText('Value must be a whole number from 0 to 1,000,000,000.')).toBeTruthy();
  await user.clear(value);
  await user.type(value, '€ 4,000{Enter}');
  expect(calls.filter(({ path }) => path === 'contacts.updateOutcome')).toEqual([
    { path: 'contacts.updateOutcome', input: { id: 'contact-1', value: 4_000 } },
  ]);
  expect(screen.queryByRole('textbox', { name: 'Value in EUR' })).toBeNull();
});

test('losing one asks for the reason, and a failure keeps what was typed', async () => {
  const { user, calls } = await choose('lost', {
    'contacts.updateOutcome': () => {
      throw refusal('NOT_FOUND', 'This inquiry no longer exists.');
    },
  });
  const reason = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Reason' });
  await user.type(reason, 'Price{Enter}');
  expect(calls).toContainEqual({ path: 'contacts.updateOutcome', input: { id: 'contact-1', lostReason: 'Price' } });
  const dialog = within(screen.getByRole('dialog', { name: 'Why was it lost?' }));
  expect(await dialog.findByText('This inquiry no longer exists.')).toBeTruthy();
  expect(reason.value).toBe('Price');
});

test('skipping it stores nothing, and an inquiry with a value is not asked again', async () => {
  const { user, calls } = await choose('won');
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  expect(screen.queryByRole('dialog', { name: 'What is it worth?' })).toBeNull();
  expect(calls.some(({ path }) => path === 'contacts.updateOutcome')).toBe(false);
});

test('an inquiry that has a value is not asked for it again', async () => {
  await choose('won', { 'contacts.updateStatus': () => buildContact({ status: 'won', value: 7 }) });
  await screen.findByText('Set to won');
  expect(screen.queryByRole('dialog', { name: 'What is it worth?' })).toBeNull();
});

test('several won inquiries are asked for a value each', async () => {
  const contacts = [buildContact({ id: 'a', name: 'Ada Byron' }), buildContact({ id: 'b', name: 'Grace Hopper' })];
  const { user, calls } = await renderStaff(panel, {
    'contacts.list': () => pageOf(...contacts),
    'contacts.bulkStatus': () => contacts.map(({ id }) => ({ id, from: 'won', to: 'pending' })),
    'contacts.updateOutcome': ({ id }: { id: string }) => buildContact({ id, status: 'won' }),
  });
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select (?:Ada|Grace)/ })) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Set status' }));
  await user.click(within(screen.getByRole('menu', { name: 'Set status' })).getByRole('menuitem', { name: 'won' }));
  await user.type(await screen.findByRole('textbox', { name: /^Grace Hopper\s?, in USD$/ }), '500');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(calls.filter(({ path }) => path === 'contacts.updateOutcome').map(({ input }) => input)).toEqual([
    { id: 'a', value: null },
    { id: 'b', value: 500 },
  ]);
});

test.each([
  ['', null],
  [' $ 4,000 ', 4_000],
  ['0', 0],
  ['4.50', undefined],
  ['-1', undefined],
  ['many', undefined],
  ['1000000001', undefined],
])('%j is the value %s', (text, value) => expect(readValue(text)).toBe(value));
