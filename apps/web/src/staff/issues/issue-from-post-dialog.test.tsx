import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildIssue, buildPostSummary } from '../../testing/build-entities.ts';
import { renderStaff, refusal } from '../../testing/render-staff.tsx';
import { IssueFromPostDialog } from './issue-from-post-dialog.tsx';

async function renderDialog(answer: () => unknown, status: 'draft' | 'published' = 'published') {
  const onClose = vi.fn<() => void>();
  const dialog = <IssueFromPostDialog post={buildPostSummary({ status })} onClose={onClose} />;
  return { onClose, ...(await renderStaff(dialog, { 'issues.createFromPost': answer })) };
}

test('makes an issue of the whole text, or of excerpt and link', async () => {
  const { user, calls, onClose } = await renderDialog(() => buildIssue());
  await user.click(screen.getByRole('radio', { name: /Excerpt and link/ }));
  await user.click(screen.getByRole('button', { name: 'Create the issue' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.find(({ path }) => path === 'issues.createFromPost')?.input).toEqual({
    postId: 'low-tide',
    body: 'excerpt',
  });
});

test('says that the link of a draft leads nowhere yet, and why an issue was not made', async () => {
  const { user } = await renderDialog(() => {
    throw refusal('NOT_FOUND', 'There is no such post.');
  }, 'draft');
  expect(screen.queryByText(/This post is not published/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Excerpt and link/ }));
  expect(screen.getByText(/This post is not published/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create the issue' }));
  expect((await screen.findByRole('alert')).textContent).toBe('There is no such post.');
});
