import { screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { type Answers, renderStaff } from '../../../../testing/render-staff.tsx';
import { ContentField } from '../content-field.tsx';

async function renderField(answers: Answers = {}) {
  const field = createRef<HTMLTextAreaElement>();
  const { user, calls } = await renderStaff(
    <ContentField field={field} initial="" settled="" onTyped={() => undefined} />,
    answers,
  );
  const textarea = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' });
  await user.click(textarea);
  return { user, calls, textarea };
}

test('/ opens the blocks; typing narrows them, arrows move, Enter inserts one', async () => {
  const { user, textarea } = await renderField();
  await user.keyboard('/');
  const list = screen.getByRole('listbox', { name: 'Blocks' });
  expect(within(list).getAllByRole('option')).toHaveLength(12);
  expect(textarea.getAttribute('aria-controls')).toBe(list.id);
  expect(within(list).getByRole('option', { selected: true }).textContent).toContain('Heading 2');
  await user.keyboard('li');
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bullet list-', 'Numbered list1.', 'Rule---']);
  await user.keyboard('{ArrowDown}');
  const active = within(list).getByRole('option', { selected: true });
  expect(active.textContent).toContain('Numbered list');
  expect(textarea.getAttribute('aria-activedescendant')).toBe(active.id);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(within(list).getByRole('option', { selected: true }).textContent).toContain('Rule');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(textarea.value).toBe('- ');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(textarea.getAttribute('aria-controls')).toBeNull();
});

test('Escape closes the blocks and leaves the text; what is no block closes them too', async () => {
  const { user, textarea } = await renderField();
  await user.keyboard('/{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('he{Enter}');
  expect(textarea.value).toBe('/he\n');
  await user.keyboard('/');
  expect(screen.getByRole('listbox', { name: 'Blocks' })).toBeTruthy();
  await user.keyboard('zzz');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{Enter}');
  expect(textarea.value).toBe('/he\n/zzz\n');
});

test('the pointer chooses a block', async () => {
  const { user, textarea } = await renderField();
  await user.keyboard('Tide{Enter}/');
  await user.click(screen.getByRole('option', { name: /^Rule/ }));
  expect(textarea.value).toBe('Tide\n\n---\n\n');
});

test('[[ searches the posts on the server and links the chosen one', async () => {
  const post = { id: 'low-tide', title: 'Low tide', status: 'published' };
  const { user, textarea, calls } = await renderField({
    'posts.listSummaries': ({ q }: { q: string }) => ({
      items: q === '' ? [{ ...post, id: 'draft', title: '', status: 'draft' }] : [post],
    }),
  });
  await user.keyboard('see [[[[');
  const list = await screen.findByRole('listbox', { name: 'Posts' });
  expect((await within(list).findByRole('option')).textContent).toBe('Untitleddraft');
  await user.keyboard('low t');
  await waitFor(() => expect(within(list).getByRole('option').textContent).toBe('Low tide'));
  expect(calls.map(({ input }) => input).filter(Boolean)).toEqual([
    { q: '', limit: 8, sort: '-updated' },
    { q: 'low t', limit: 8, sort: '-updated' },
  ]);
  await user.keyboard('{Enter}');
  expect(textarea.value).toBe('see [Low tide](/blog/low-tide)');
});

test('without a post the list says so', async () => {
  const { user } = await renderField({ 'posts.listSummaries': () => ({ items: [] }) });
  await user.keyboard('[[[[');
  expect(await screen.findByText('No post found')).toBeTruthy();
});
