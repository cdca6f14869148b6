import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FIRST_STEPS } from '@tideline/domain/site/first-steps';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { FirstSteps } from './first-steps.tsx';

const CHECKLIST = { name: 'First steps' };

test('marks what is done and counts it', async () => {
  await renderStaff(<FirstSteps />, {
    'firstSteps.list': () => ({ steps: FIRST_STEPS, done: ['mail'], isHidden: false, isNew: false }),
  });
  expect((await screen.findByRole('region', CHECKLIST)).textContent).toContain('1 of 9 done');
  const done = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.startsWith('Done: '));
  expect(done.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('mail server')]);
});

test('hiding it is stored on the server and removes it', async () => {
  let isHidden = false;
  const { user } = await renderStaff(<FirstSteps />, {
    'firstSteps.list': () => ({ steps: FIRST_STEPS, done: [], isHidden, isNew: false }),
    'firstSteps.hide': () => {
      isHidden = true;
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Hide first steps' }));
  await expect.poll(() => screen.queryByRole('region', CHECKLIST)).toBeNull();
});

test('without sample data, its removal is no step (issue 29)', async () => {
  const steps = FIRST_STEPS.filter((step) => step !== 'sample-data');
  await renderStaff(<FirstSteps />, { 'firstSteps.list': () => ({ steps, done: [], isHidden: false, isNew: false }) });
  expect((await screen.findByRole('region', CHECKLIST)).textContent).toContain('0 of 8 done');
  expect(screen.queryByText(/sample data/)).toBeNull();
});

test('is gone when everything is done', async () => {
  const { calls } = await renderStaff(<FirstSteps />, {
    'firstSteps.list': () => ({ steps: FIRST_STEPS, done: FIRST_STEPS, isHidden: false, isNew: false }),
  });
  await expect.poll(() => calls.length).toBe(1);
  expect(screen.queryByRole('region', CHECKLIST)).toBeNull();
});
