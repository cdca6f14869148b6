import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildPostSummary, pageOf } from '../../../testing/build-entities.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { TrashPanel } from './trash-panel.tsx';

test('a post is restored by its own button', async () => {
  const { user, calls } = await renderStaff(<TrashPanel place="tab" search={{}} />, {
    'posts.listTrash': () => pageOf(buildPostSummary(), buildPostSummary({ id: 'high-tide', title: 'High tide' })),
    'posts.restore': () => null,
  });
  await user.click(await screen.findByRole('button', { name: 'Restore High tide' }));
  expect(calls).toContainEqual({ path: 'posts.restore', input: { id: 'high-tide' } });
});

test('an empty trash says so', async () => {
  await renderStaff(<TrashPanel place="tab" search={{}} />, { 'posts.listTrash': () => pageOf() });
  expect(await screen.findByText('The trash is empty')).toBeTruthy();
});
