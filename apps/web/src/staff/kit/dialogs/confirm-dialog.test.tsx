import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

const IDLE = { isPending: false, error: null, reset: () => undefined };

function renderDialog(props: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  render(
    <ConfirmDialog title="Delete this note?" onConfirm={onConfirm} onClose={onClose} {...props}>
      <p>It cannot be restored.</p>
    </ConfirmDialog>,
  );
  return { user: userEvent.setup(), onConfirm, onClose };
}

test('is named by its title and shows the consequence', () => {
  renderDialog();
  expect(screen.getByRole('dialog', { name: 'Delete this note?' }).textContent).toContain('It cannot be restored.');
});

test('only the action button confirms', async () => {
  const { user, onConfirm, onClose } = renderDialog();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

test.each(['Cancel', 'Close'])('"%s" closes it without confirming', async (name) => {
  const { user, onConfirm, onClose } = renderDialog();
  await user.click(screen.getByRole('button', { name }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('cannot be confirmed twice while it is pending', async () => {
  const { user, onConfirm } = renderDialog({ act: { ...IDLE, isPending: true } });
  await user.click(screen.getByRole('button', { name: 'Deleting...' }));
  expect(onConfirm).not.toHaveBeenCalled();
});

test('announces why the last attempt failed', () => {
  const error = Object.assign(new Error('The note is already gone.'), { data: { code: 'NOT_FOUND' } });
  renderDialog({ act: { ...IDLE, error } });
  expect(screen.getByRole('alert').textContent).toBe('The note is already gone.');
});
