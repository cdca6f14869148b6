import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RowButton } from './row-button.tsx';

test('a button shows its act, and is read out with what it acts on', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <>
      <RowButton act="Edit" name="Low tide" onClick={onClick} />
      <RowButton act="Edit" name="High tide" disabled />
    </>,
  );
  const edit = screen.getByRole('button', { name: 'Edit: Low tide' });
  expect(edit.textContent).toBe('Edit');
  await userEvent.setup().click(edit);
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Edit: High tide' })).toHaveProperty('disabled', true);
});
