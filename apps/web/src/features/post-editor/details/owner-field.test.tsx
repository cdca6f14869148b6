import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { refusal, renderStaff } from '../../../testing/render-staff.tsx';
import { OwnerField } from './owner-field.tsx';

const KIM = { id: 'kim', name: 'Kim' };
const ANSWERS = {
  'posts.owners.byPost': () => ({ owner: { id: 'gone-analyst', name: 'Ana' }, isEditable: true }),
  'posts.owners.writers': () => [KIM, { id: 'noor', name: 'Noor' }],
};

function renderField(role: string, answers: Parameters<typeof renderStaff>[1] = {}, id: string | null = 'tides') {
  localStorage.setItem('user', JSON.stringify({ id: 'ida', email: 'ida@example.com', name: 'Ida', role }));
  return renderStaff(<OwnerField stored={{ id, key: 'k' } as never} />, { ...ANSWERS, ...answers });
}

const field = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Belongs to' });

afterEach(() => localStorage.clear());

test('an editor hands a post over to a colleague, or takes it from everyone', async () => {
  let owner: typeof KIM | null = { id: 'gone-analyst', name: 'Ana' };
  const { calls } = await renderField('editor', {
    'posts.owners.byPost': () => ({ owner, isEditable: true }),
    'posts.owners.set': () => ((owner = KIM), {}),
  });
  const names = Array.from((await field()).options, ({ text }) => text);
  expect(names).toEqual(['Nobody', 'Ana', 'Kim', 'Noor']); // an owner whose role changed since is shown, too
  await userEvent.selectOptions(await field(), 'Kim');
  expect(await screen.findByText('The post now belongs to Kim.')).toBeTruthy();
  const sent = calls.find(({ path }) => path === 'posts.owners.set');
  expect(sent?.input).toEqual({ id: 'tides', key: 'k', ownerId: 'kim' });
  await expect.poll(async () => (await field()).value).toBe('kim');
  await userEvent.selectOptions(await field(), 'Nobody');
  expect(calls.findLast(({ path }) => path === 'posts.owners.set')?.input).toMatchObject({ ownerId: null });
});

test('a refusal is said at the field, and the owner stays', async () => {
  await renderField('admin', {
    'posts.owners.set': () => {
      throw refusal('BAD_REQUEST', 'This colleague cannot own posts.');
    },
  });
  await userEvent.selectOptions(await field(), 'Noor');
  expect(await screen.findByText('This colleague cannot own posts.')).toBeTruthy();
  expect((await field()).value).toBe('gone-analyst');
});

test.each([
  ['an author', 'author', 'tides'],
  ['a post that is not saved yet', 'admin', null],
])('%s sees no such field, and nothing is fetched', async (_name, role, id) => {
  const { calls } = await renderField(role, {}, id);
  expect(screen.queryByText('Belongs to')).toBeNull();
  expect(calls.filter(({ path }) => path.startsWith('posts.owners'))).toEqual([]);
});
