import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { SavedRepliesManager } from './saved-replies-manager.tsx';

test('saved replies are added, edited and deleted outside of a conversation', async () => {
  const saved = [{ id: 'thanks', name: 'Thanks', text: 'Dear {firstName}' }];
  const { user, calls } = await renderStaff(<SavedRepliesManager />, {
    'conversations.savedReplies.list': () => [...saved],
    'conversations.savedReplies.save': (reply: { id?: string; name: string; text: string }) => {
      const { id = 'new', name, text } = reply;
      saved.splice(0, saved.length, ...saved.filter((one) => one.id !== id), { id, name, text });
      return { id };
    },
    'conversations.savedReplies.remove': ({ id }: { id: string }) => {
      saved.splice(0, saved.length, ...saved.filter((one) => one.id !== id));
      return {};
    },
  });
  expect(await screen.findByText('Thanks')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Insert: Thanks' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add saved reply' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  await user.keyboard('Call');
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Shall we talk?');
  await user.click(screen.getByRole('button', { name: 'Save reply' }));
  expect(await screen.findByText('Shall we talk?')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Add saved reply');
  await user.click(screen.getByRole('button', { name: 'Delete: Thanks' }));
  await user.click(screen.getByRole('button', { name: 'Delete: Call' }));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(calls).toContainEqual({
    path: 'conversations.savedReplies.save',
    input: { name: 'Call', text: 'Shall we talk?' },
  });
});
