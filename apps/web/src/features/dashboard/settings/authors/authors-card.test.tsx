import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PublicAuthor } from '@tideline/domain/author/author';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { AuthorsCard } from './authors-card.tsx';

const ADA: PublicAuthor = {
  id: 'author-1',
  name: 'Ada Byron',
  role: 'Analyst',
  sentence: 'Counts twice.',
  bio: '',
  slug: 'ada-byron',
  pictureUrl: '/media/0123456789abcdef01234567-900x1200.jpg',
  postCount: 2,
  isSample: true,
  version: 4,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

test('lists the authors, and marks sample data', async () => {
  await renderStaff(<AuthorsCard />, { 'authors.list': () => [ADA] });
  const row = (await screen.findByRole('heading', { name: /Ada Byron/ })).closest('li');
  expect(row?.textContent).toContain('Sample data');
  expect(row?.textContent).toContain('Analyst; 2 public posts');
});

test('adds an author', async () => {
  const { user, calls } = await renderStaff(<AuthorsCard />, { 'authors.list': () => [], 'authors.add': () => ADA });
  await user.click(await screen.findByRole('button', { name: 'Add author' }));
  const dialog = screen.getByRole('dialog', { name: 'Add author' });
  await user.type(within(dialog).getByLabelText(/^Name/), 'Ada Byron');
  await user.type(within(dialog).getByLabelText('Role'), 'Analyst');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => calls.find(({ path }) => path === 'authors.add')?.input)
    .toEqual({
      name: 'Ada Byron',
      role: 'Analyst',
      sentence: '',
      bio: '',
      pictureId: null,
    });
});

test('changes an author from the version that was opened, and keeps the picture', async () => {
  const answers = { 'authors.list': () => [ADA], 'authors.update': () => ADA };
  const { user, calls } = await renderStaff(<AuthorsCard />, answers);
  await user.click(await screen.findByRole('button', { name: 'Edit: Ada Byron' }));
  await user.clear(screen.getByLabelText('Role'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => calls.find(({ path }) => path === 'authors.update')?.input)
    .toEqual({
      id: 'author-1',
      changes: {
        name: 'Ada Byron',
        role: '',
        sentence: 'Counts twice.',
        bio: '',
        pictureId: '0123456789abcdef01234567',
      },
      expectedVersion: 4,
    });
});

test('gives a profile to a colleague who has none', async () => {
  const accounts = [
    { id: 'staff-1', name: 'Ida', authorId: null },
    { id: 'staff-2', name: 'Sol', authorId: 'author-2' },
  ];
  const answers = { 'authors.list': () => [ADA], 'authors.update': () => ADA, 'authors.accounts': () => accounts };
  const { user, calls } = await renderStaff(<AuthorsCard />, answers);
  await user.click(await screen.findByRole('button', { name: 'Edit: Ada Byron' }));
  const account = await screen.findByLabelText('Account');
  expect(
    within(account)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Nobody on the team', 'Ida']);
  await user.selectOptions(account, 'Ida');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => calls.find(({ path }) => path === 'authors.update')?.input)
    .toMatchObject({ changes: { name: 'Ada Byron', staffId: 'staff-1' } });
});

test('a renamed author says that posts keep the name they have', async () => {
  const { user } = await renderStaff(<AuthorsCard />, { 'authors.list': () => [ADA] });
  await user.click(await screen.findByRole('button', { name: 'Edit: Ada Byron' }));
  const name = screen.getByLabelText(/^Name/);
  await user.type(name, ' ');
  expect(screen.queryByText(/keep that name/)).toBeNull(); // the same name
  await user.type(name, 'King');
  expect(screen.getByText(/^Posts by Ada Byron keep that name/)).toBeTruthy();
});

test('deletes an author after a confirmation', async () => {
  const { user, calls } = await renderStaff(<AuthorsCard />, {
    'authors.list': () => [ADA],
    'authors.remove': () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete: Ada Byron' }));
  expect(calls.map(({ path }) => path)).not.toContain('authors.remove');
  await user.click(screen.getByRole('button', { name: 'Delete author' }));
  await expect.poll(() => calls.find(({ path }) => path === 'authors.remove')?.input).toEqual({ id: 'author-1' });
});
