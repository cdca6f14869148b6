import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PublicAuthor } from '@tideline/domain/author/author';
import type { PendingProfile } from '@tideline/domain/author/pending-profile';
import { refusal, renderStaff } from '../../../testing/render-staff.tsx';
import { ProfileSection } from './profile-section.tsx';

const IDA: PublicAuthor = {
  id: 'author-1',
  name: 'Ida Moor',
  role: 'Writer',
  sentence: 'Writes.',
  bio: 'Lives by the sea.',
  slug: 'ida-moor',
  pictureUrl: '/media/0123456789abcdef01234567-900x1200.jpg',
  postCount: 2,
  isSample: false,
  version: 4,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const PENDING: PendingProfile = {
  staffId: 'ida',
  name: 'Ida Moor',
  role: 'Pilot',
  sentence: 'Writes.',
  bio: 'Lives on a barge.',
  pictureUrl: null,
  version: 'v1',
  state: 'waiting',
  submittedAt: '2026-01-02T00:00:00.000Z',
  note: '',
  returnedBy: '',
  returnedAt: null,
};

afterEach(() => localStorage.clear());

/** The role that may not publish. */
function signInAsAuthor() {
  localStorage.setItem('user', JSON.stringify({ id: 'ida', email: 'ida@example.com', name: 'Ida', role: 'author' }));
}

test('shows the profile, and the way to the page that readers see', async () => {
  await renderStaff(<ProfileSection name="Ida" />, { 'authors.own.read': () => IDA });
  expect(await screen.findByText('Lives by the sea.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Your author page' }).getAttribute('href')).toBe('/blog/author/ida-moor');
});

test('saves every field from the version that was opened', async () => {
  const { user, calls } = await renderStaff(<ProfileSection name="Ida" />, {
    'authors.own.read': () => IDA,
    'authors.own.save': () => ({ ...IDA, bio: 'Lives inland.', version: 5 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  const bio = screen.getByLabelText('Biography');
  await user.clear(bio);
  await user.type(bio, 'Lives inland.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Profile saved')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'authors.own.save')?.input).toEqual({
    name: 'Ida Moor',
    role: 'Writer',
    sentence: 'Writes.',
    bio: 'Lives inland.',
    pictureId: '0123456789abcdef01234567',
    expectedVersion: 4,
  });
});

test('without a profile, says that the first save publishes one, and starts with the name of the account', async () => {
  const { user, calls } = await renderStaff(<ProfileSection name="Ida" />, {
    'authors.own.read': () => null,
    'authors.own.save': () => IDA,
  });
  expect(await screen.findByText(/your\s+first save publishes it/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Your author page' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create profile' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Ida');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => calls.find(({ path }) => path === 'authors.own.save')?.input)
    .toMatchObject({ name: 'Ida', pictureId: null, expectedVersion: null });
});

test('a name that another author has is refused at its field, and nothing typed is lost', async () => {
  const taken = 'An author with this name already exists.';
  const { user } = await renderStaff(<ProfileSection name="Ida" />, {
    'authors.own.read': () => IDA,
    'authors.own.save': () => {
      throw refusal('CONFLICT', taken, [{ path: 'name', message: taken }]);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  const name = screen.getByLabelText<HTMLInputElement>(/^Name/);
  await user.type(name, ' Reyes');
  expect(screen.getByText(/^Posts by Ida Moor keep that name/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(taken)).toBeTruthy();
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(name.value).toBe('Ida Moor Reyes');
});

test('of an author is submitted for approval, and says so', async () => {
  signInAsAuthor();
  const submitted: PendingProfile[] = [];
  const { user, calls } = await renderStaff(<ProfileSection name="Ida" />, {
    'authors.own.read': () => IDA,
    'authors.own.pending': () => submitted[0] ?? null,
    'authors.own.save': () => {
      submitted.push(PENDING);
      return IDA;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await user.type(screen.getByLabelText('Role'), '!');
  await user.click(screen.getByRole('button', { name: 'Submit for approval' }));
  expect(await screen.findByText('Submitted for approval')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'authors.own.save')?.input).toMatchObject({
    role: 'Writer!',
    expectedVersion: 4,
  });
  const notice = await screen.findByRole('region', { name: 'Approval' });
  expect(notice.textContent).toMatch(/Waiting for approval.*Pilot.*Lives on a barge\./);
  expect(screen.getByText('Lives by the sea.')).toBeTruthy();
});

test('of an author that was sent back shows the note; the form starts with what was submitted', async () => {
  signInAsAuthor();
  const returned = { ...PENDING, state: 'returned', note: 'Which barge?', returnedBy: 'Kim' } as const;
  const { user, calls } = await renderStaff(<ProfileSection name="Ida" />, {
    'authors.own.read': () => null,
    'authors.own.pending': () => ({ ...returned, returnedAt: '2026-01-03T00:00:00.000Z' }),
    'authors.own.withdraw': () => ({}),
  });
  const notice = await screen.findByRole('region', { name: 'Approval' });
  expect(notice.textContent).toMatch(/Sent back with a note.*Which barge\?.*Sent back by Kim/);
  await user.click(screen.getByRole('button', { name: 'Edit profile' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Biography').value).toBe('Lives on a barge.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(calls.map(({ path }) => path)).toContain('authors.own.withdraw');
});
