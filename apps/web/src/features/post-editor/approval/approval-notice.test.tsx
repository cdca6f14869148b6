import type { PostApproval } from '@tideline/domain/team/approval';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import type { Stored } from '../saving/stored-post.ts';
import { EMPTY_POST_FORM } from '../post-form.ts';
import { ApprovalNotice } from './approval-notice.tsx';
import { useApproval } from './use-approval.ts';

const POST: Stored = { id: 'tide', key: 'k1', base: EMPTY_POST_FORM, version: 4, pending: null };
const WAITING: PostApproval = {
  postId: 'tide',
  title: 'Tide',
  state: 'waiting',
  isUpdate: false,
  requestedBy: 'Ada',
  requestedAt: '2026-11-20T18:00:00.000Z',
  version: '4',
  isChanged: false,
  note: '',
  returnedBy: '',
  returnedAt: null,
};

function Notice({ isSaved = true }: { isSaved?: boolean }) {
  const request = useApproval(POST, () => undefined);
  return <ApprovalNotice request={request} postId="tide" isSaved={isSaved} />;
}

test('someone who may publish approves the text that is shown', async () => {
  const { calls, user } = await renderStaff(<Notice />, {
    'posts.approvals.byPost': () => WAITING,
    'posts.approvals.approve': () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: 'Approve and publish' }));
  expect(calls).toContainEqual({ path: 'posts.approvals.approve', input: { id: 'tide', key: 'k1', version: '4' } });
});

test('a text with unsaved changes cannot be approved', async () => {
  await renderStaff(<Notice isSaved={false} />, { 'posts.approvals.byPost': () => WAITING });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Approve and publish' });
  expect(button.disabled).toBe(true);
});

test('a post is sent back with a note', async () => {
  const { calls, user } = await renderStaff(<Notice />, {
    'posts.approvals.byPost': () => WAITING,
    'posts.approvals.sendBack': () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: 'Send back…' }));
  await user.type(screen.getByRole('textbox', { name: 'What has to change' }), 'The second figure is old.');
  await user.click(screen.getByRole('button', { name: 'Send back' }));
  const input = { id: 'tide', note: 'The second figure is old.' };
  expect(calls).toContainEqual({ path: 'posts.approvals.sendBack', input });
});

test('the author reads why it came back', async () => {
  const returned = { ...WAITING, state: 'returned', note: 'Too long.', returnedBy: 'Ed' } as const;
  await renderStaff(<Notice />, { 'posts.approvals.byPost': () => ({ ...returned, returnedAt: WAITING.requestedAt }) });
  expect((await screen.findByRole('region', { name: 'Approval' })).textContent).toMatch(
    /Sent back with a note.*Too long\..*Sent back by Ed/,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
