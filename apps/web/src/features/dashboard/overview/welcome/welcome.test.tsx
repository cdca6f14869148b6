import { screen, waitFor } from '@testing-library/react';
import { LOOKS } from '@tideline/brand/looks';
import { BUILT_IN_BRAND } from '@tideline/domain/brand/brand';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { expect, test } from 'vitest';
import { refusal, renderStaff } from '../../../../testing/render-staff.tsx';
import { Welcome } from './welcome.tsx';

const WRITES = new Set(['settings.update', 'brand.save', 'pages.startClean']);
const STEPS = { steps: [], done: [], isHidden: false };

function answers(isNew: () => boolean) {
  return {
    'firstSteps.list': () => ({ ...STEPS, isNew: isNew() }),
    'settings.read': () => DEFAULT_SETTINGS,
    'settings.update': (sent: unknown) => sent,
    'pages.startClean': () => [],
    'brand.read': () => ({ brand: BUILT_IN_BRAND, version: 0, savedAt: null, savedBy: null, draft: null }),
    'brand.save': (sent: unknown) => sent,
  };
}

test('a new owner names the agency, chooses a look and starts clean; all other settings stay', async () => {
  const { user, calls } = await renderStaff(
    <Welcome />,
    answers(() => true),
  );
  await user.type(await screen.findByLabelText('Name of the agency'), 'Harbor & Co 🌊');
  await user.type(screen.getByLabelText('Contact address'), 'hello@harbor.example');
  await user.click(screen.getByLabelText(/^Start clean/));
  await user.click(screen.getByRole('button', { name: /^Orchard/ }));
  await user.click(screen.getByRole('button', { name: 'Set up the site' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('pages.startClean'));
  const named = { ...DEFAULT_SETTINGS, siteTitle: 'Harbor & Co 🌊', contactEmail: 'hello@harbor.example' };
  const { colors, fonts, art: family } = LOOKS.find(({ id }) => id === 'orchard') ?? {};
  expect(calls.filter(({ path }) => WRITES.has(path))).toEqual([
    { path: 'settings.update', input: named },
    { path: 'brand.save', input: { colors, fonts, art: { family, seed: 0 }, expectedVersion: 0 } },
    { path: 'pages.startClean', input: undefined },
  ]);
});

test('a refused contact address leaves the site as it was', async () => {
  const { user, calls } = await renderStaff(<Welcome />, {
    ...answers(() => true),
    'settings.update': () => {
      throw refusal('BAD_REQUEST', 'Contact email must be an email address.');
    },
  });
  await user.type(await screen.findByLabelText('Contact address'), 'no address');
  await user.click(screen.getByLabelText(/^Start clean/));
  await user.click(screen.getByRole('button', { name: /^Clay/ }));
  await user.click(screen.getByRole('button', { name: 'Set up the site' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('settings.update'));
  expect(await screen.findByText('Make this site yours')).toBeDefined();
  expect(calls.filter(({ path }) => WRITES.has(path)).map(({ path }) => path)).toEqual(['settings.update']);
});

test('skipped, everything is as it came, and the form does not return', async () => {
  let isNew = true;
  const { user, calls } = await renderStaff(<Welcome />, {
    ...answers(() => isNew),
    'settings.update': (sent: unknown) => {
      isNew = false;
      return sent;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull());
  expect(calls.filter(({ path }) => path === 'settings.update').map(({ input }) => input)).toEqual([DEFAULT_SETTINGS]);
});

test('a site that somebody has set up is not asked', async () => {
  const { calls } = await renderStaff(
    <Welcome />,
    answers(() => false),
  );
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('firstSteps.list'));
  expect(screen.queryByText('Make this site yours')).toBeNull();
});
