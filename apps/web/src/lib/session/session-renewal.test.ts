import { TRPCClientError } from '@trpc/client';
import { expect, test, vi } from 'vitest';
import { SessionEnded } from '../text/error-message.ts';
import { isSignInWanted, settleSignIn, subscribeToSignIn, withSession } from './session-renewal.ts';

const sessionEnded = TRPCClientError.from({
  error: { code: -32_001, message: 'Your session has ended.', data: { code: 'UNAUTHORIZED' } },
});

test('work that was refused for an ended session is done after sign-in', async () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = subscribeToSignIn(listener);
  const first = vi.fn<() => Promise<string>>().mockRejectedValueOnce(sessionEnded).mockResolvedValue('first');
  const second = vi.fn<() => Promise<string>>().mockRejectedValueOnce(sessionEnded).mockResolvedValue('second');
  const answers = Promise.all([withSession(first), withSession(second)]);
  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
  expect(isSignInWanted()).toBe(true);
  settleSignIn(true);
  expect(await answers).toEqual(['first', 'second']);
  expect(isSignInWanted()).toBe(false);
  expect(listener).toHaveBeenCalled();
  unsubscribe();
});

test('closing the dialog ends the work', async () => {
  const answer = withSession(() => Promise.reject(sessionEnded));
  await vi.waitFor(() => expect(isSignInWanted()).toBe(true));
  settleSignIn(false);
  await expect(answer).rejects.toThrow(SessionEnded);
});

test('other failures ask for nothing', async () => {
  await expect(withSession(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(isSignInWanted()).toBe(false);
});
