import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WaitingProfile } from '@tideline/domain/author/pending-profile';
import { refusal, renderStaff } from '../../../../testing/render-staff.tsx';
import { WaitingApprovals } from './waiting-approvals.tsx';

const AT = '2026-11-20T18:00:00.000Z';
const TEXTS = { name: 'Ida Moor', role: 'Writer', sentence: 'Writes.', bio: 'By the sea.', pictureUrl: null };
const FORMER = { id: 'a1', slug: 'ida-moor', postCount: 2, isSample: false, version: 4, createdAt: AT, updatedAt: AT };
const WAITING: WaitingProfile = {
  ...TEXTS,
  role: 'Pilot',
  staffId: 'ida',
  version: 'v1',
  state: 'waiting',
  submittedAt: AT,
  submittedBy: 'Ida',
  note: '',
  returnedBy: '',
  returnedAt: null,
  former: { ...TEXTS, ...FORMER },
};

function renderWith(answers: Parameters<typeof renderStaff>[1], waiting: () => WaitingProfile[] = () => [WAITING]) {
  const lists = { 'posts.approvals.list': () => [], 'authors.approvals.list': waiting };
  return renderStaff(<WaitingApprovals />, { ...lists, ...answers });
}

test('a profile stands beside the one that readers see, and is approved as it is shown', async () => {
  const { calls, user } = await renderWith({ 'authors.approvals.approve': () => ({}) });
  const entry = await screen.findByRole('region', { name: 'Profile of Ida' });
  expect(entry.textContent).toMatch(/Readers see.*Writer.*Submitted.*Pilot/);
  await user.click(within(entry).getByRole('button', { name: 'Approve and publish' }));
  const input = { staffId: 'ida', version: 'v1', formerVersion: 4 };
  expect(calls).toContainEqual({ path: 'authors.approvals.approve', input });
});

test('a first profile has nothing beside it', async () => {
  const { calls, user } = await renderWith({ 'authors.approvals.approve': () => ({}) }, () => [
    { ...WAITING, former: null },
  ]);
  expect((await screen.findByRole('region', { name: 'Profile of Ida' })).textContent).toContain('No profile yet');
  await user.click(screen.getByRole('button', { name: 'Approve and publish' }));
  const input = { staffId: 'ida', version: 'v1', formerVersion: null };
  expect(calls).toContainEqual({ path: 'authors.approvals.approve', input });
});

test('a newer submission is shown in place of the one that could not be approved', async () => {
  let shown = WAITING;
  const { user } = await renderWith(
    {
      'authors.approvals.approve': () => {
        shown = { ...WAITING, version: 'v2', role: 'Captain' };
        throw refusal('CONFLICT', 'This profile was changed meanwhile.');
      },
    },
    () => [shown],
  );
  await user.click(await screen.findByRole('button', { name: 'Approve and publish' }));
  expect(await screen.findByText('Captain')).toBeTruthy();
  expect(screen.queryByText('Pilot')).toBeNull();
});

test('a profile is sent back with a note', async () => {
  const { calls, user } = await renderWith({ 'authors.approvals.sendBack': () => ({}) });
  await user.click(await screen.findByRole('button', { name: 'Send back…' }));
  await user.type(screen.getByRole('textbox', { name: 'What has to change' }), 'Which boat?');
  await user.click(screen.getByRole('button', { name: 'Send back' }));
  const input = { staffId: 'ida', version: 'v1', note: 'Which boat?' };
  expect(calls).toContainEqual({ path: 'authors.approvals.sendBack', input });
});
