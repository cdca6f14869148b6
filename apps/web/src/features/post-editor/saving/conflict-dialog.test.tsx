import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EMPTY_POST_FORM, POST_FIELD_LABELS, type PostFormField } from '../post-form.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

const mine = { ...EMPTY_POST_FORM, title: 'The low tide', author: 'Ada' };
const theirs = { ...EMPTY_POST_FORM, title: 'The high tide', author: 'Grace' };

function renderDialog(conflicts: PostFormField[]) {
  const onDecide = vi.fn<(taken: PostFormField[]) => void>();
  render(
    <ConflictDialog
      noun="post"
      labels={POST_FIELD_LABELS}
      conflicts={conflicts}
      mine={mine}
      theirs={theirs}
      onDecide={onDecide}
      onClose={() => undefined}
    />,
  );
  return { onDecide, user: userEvent.setup() };
}

function markedIn(name: string): string | undefined {
  return screen.getByRole('region', { name }).querySelector('mark')?.textContent;
}

test('marks the words that only one version has', () => {
  renderDialog(['title']);
  expect([markedIn('Title, mine'), markedIn('Title, theirs')]).toEqual(['low', 'high']);
});

test('my version of every field is the default', async () => {
  const { user, onDecide } = renderDialog(['title', 'author']);
  await user.click(screen.getByRole('button', { name: 'Save this' }));
  expect(onDecide).toHaveBeenCalledExactlyOnceWith([]);
});

test('a field can switch to the other version and back', async () => {
  const { user, onDecide } = renderDialog(['title', 'author']);
  const author = within(screen.getByRole('group', { name: 'Author' }));
  const title = within(screen.getByRole('group', { name: 'Title' }));
  await user.click(author.getByRole('radio', { name: 'Theirs' }));
  await user.click(title.getByRole('radio', { name: 'Theirs' }));
  await user.click(title.getByRole('radio', { name: 'Mine' }));
  await user.click(screen.getByRole('button', { name: 'Save this' }));
  expect(onDecide).toHaveBeenCalledExactlyOnceWith(['author']);
});
