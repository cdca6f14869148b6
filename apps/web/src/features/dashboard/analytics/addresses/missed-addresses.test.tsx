import { screen, within } from '@testing-library/react';
import type { SuggestedMissedPath } from '@tideline/domain/address/missed-path';
import { expect, test, vi } from 'vitest';
import { refusal, renderStaff, type Answers } from '../../../../testing/render-staff.tsx';
import { MissedAddresses } from './missed-addresses.tsx';

const SEEN = '2026-11-20T18:00:00.000Z';
const SUGGESTED: SuggestedMissedPath = {
  path: '/blog/lowtide',
  visits: 12,
  lastSeenAt: SEEN,
  referrerHost: 'news.example',
  suggestion: { target: '/blog/low-tide', title: 'Low tide' },
};
const UNKNOWN: SuggestedMissedPath = {
  path: '/مرحبا',
  visits: 1,
  lastSeenAt: SEEN,
  referrerHost: '',
  suggestion: null,
};

async function renderMissed(rows: SuggestedMissedPath[], answers: Answers = {}) {
  const list = [...rows];
  const take = ({ path }: { path: string }) => {
    const at = list.findIndex((row) => row.path === path);
    list.splice(at, 1);
    return {};
  };
  const { user, calls } = await renderStaff(<MissedAddresses />, {
    'addresses.missed': () => [...list],
    'addresses.addRedirect': take,
    'addresses.dismissMissed': take,
    ...answers,
  });
  await vi.waitFor(() => expect(calls.some(({ path }) => path === 'addresses.missed')).toBe(true));
  return { user, calls };
}

test('a row has path, visits and the host of the last link; only a similar page is suggested', async () => {
  await renderMissed([SUGGESTED, UNKNOWN]);
  const [first, second] = (await screen.findAllByRole('listitem')) as [HTMLElement, HTMLElement];
  expect(first.textContent).toMatch(/\/blog\/lowtide12 visits.* · from news\.example/);
  expect(second.textContent).toContain('1 visit');
  expect(within(first).getByRole('button', { name: 'Redirect to /blog/low-tide' })).toBeTruthy();
  expect(within(second).queryByRole('button', { name: /Redirect to/ })).toBeNull();
  expect(within(second).getByText('/مرحبا').getAttribute('dir')).toBe('auto');
});

test('without missed addresses it says so', async () => {
  await renderMissed([]);
  expect(await screen.findByText('Every visitor found a page.')).toBeTruthy();
});

test('one click adds the suggested redirect, and the row goes', async () => {
  const { user, calls } = await renderMissed([SUGGESTED, UNKNOWN]);
  await user.click(await screen.findByRole('button', { name: 'Redirect to /blog/low-tide' }));
  await vi.waitFor(() => expect(screen.queryByText('/blog/lowtide')).toBeNull());
  const input = { path: '/blog/lowtide', target: '/blog/low-tide' };
  expect(calls).toContainEqual({ path: 'addresses.addRedirect', input });
});

test('Dismiss takes one address out of the list', async () => {
  const { user, calls } = await renderMissed([SUGGESTED, UNKNOWN]);
  await user.click(await screen.findByRole('button', { name: 'Dismiss: /مرحبا' }));
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(calls).toContainEqual({ path: 'addresses.dismissMissed', input: { path: '/مرحبا' } });
});

test('another page is chosen in a dialog, which takes whole addresses of this site and shows a refusal', async () => {
  let isRefused = true;
  const { user, calls } = await renderMissed([SUGGESTED], {
    'addresses.addRedirect': () => {
      if (isRefused) throw refusal('BAD_REQUEST', 'There is no public post at this address.');
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Choose a page: /blog/lowtide' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add redirect' }));
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Old address' }).value).toBe('/blog/lowtide');
  await user.type(dialog.getByRole('textbox', { name: 'Leads to' }), `${location.origin}/services{Enter}`);
  expect((await dialog.findByRole('alert')).textContent).toBe('There is no public post at this address.');
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Add redirect' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const input = { path: '/blog/lowtide', target: '/services' };
  expect(calls.filter(({ path }) => path === 'addresses.addRedirect').at(-1)?.input).toEqual(input);
});
