import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PublishCheckDialog } from './publish-check-dialog.tsx';

test('names what is missing, and publishes only on request', async () => {
  const onPublish = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  render(<PublishCheckDialog missing={['title', 'content']} onPublish={onPublish} onClose={onClose} />);
  const dialog = screen.getByRole('dialog', { name: 'Publish anyway?' });
  expect(dialog.textContent).toContain('This post has no title and no content.');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect([onPublish.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  await user.click(screen.getByRole('button', { name: 'Publish anyway' }));
  expect(onPublish).toHaveBeenCalledOnce();
});
