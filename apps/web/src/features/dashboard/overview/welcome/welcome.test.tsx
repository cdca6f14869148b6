import { screen, waitFor } from '@testing-library/react';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { Welcome } from './welcome.tsx';

const STEPS = { steps: [], done: [], isHidden: false };

function answers(isNew: () => boolean) {
  return {
    'firstSteps.list': () => ({ ...STEPS, isNew: isNew() }),
    'settings.read': () => DEFAULT_SETTINGS,
    'settings.update': (sent: unknown) => sent,
    'pages.startClean': () => [],
  };
}

test('a new owner names the agency and starts clean; all other settings stay', async () => {
  const { user, calls } = await renderStaff(
    <Welcome />,
    answers(() => true),
  );
  await user.type(await screen.findByLabelText('Name of the agency'), 'Harbor & Co 🌊');
  await user.type(screen.getByLabelText('Contact address'), 'hello@harbor.example');
  await user.click(screen.getByLabelText(/^Start clean/));
  await user.click(screen.getByRole('button', { name: 'Set up the site' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('settings.update'));
  const made = calls.filter(({ path }) => path === 'pages.startClean' || path === 'settings.update');
  expect(made.map(({ path }) => path)).toEqual(['pages.startClean', 'settings.update']);
  expect(made[1]?.input).toEqual({
    ...DEFAULT_SETTINGS,
    siteTitle: 'Harbor & Co 🌊',
    contactEmail: 'hello@harbor.example',
  });
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
