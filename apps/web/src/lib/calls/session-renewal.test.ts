import { beforeEach, expect, test, vi } from 'vitest';
import { SessionEnded } from '../text/error-message.ts';
import {
  beginWork,
  endWork,
  isSignInWanted,
  sendWithSession,
  settleSignIn,
  subscribeToSignIn,
} from './session-renewal.ts';

const OK = { status: 200 };
const REFUSED = { status: 401 };

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/admin' });
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
  beginWork();
  return () => {
    vi.unstubAllGlobals();
    endWork();
  };
});

test('requests that were refused for an ended session are sent again after sign-in', async () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = subscribeToSignIn(listener);
  const [first, second] = [1, 2].map(() =>
    vi.fn<() => Promise<{ status: number }>>().mockResolvedValueOnce(REFUSED).mockResolvedValue(OK),
  );
  if (!first || !second) throw new Error('both are there');
  const answers = Promise.all([sendWithSession(first), sendWithSession(second)]);
  await vi.waitFor(() => expect(isSignInWanted()).toBe(true));
  settleSignIn(true);
  expect(await answers).toEqual([OK, OK]);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  expect(isSignInWanted()).toBe(false);
  expect(listener).toHaveBeenCalled();
  unsubscribe();
});

test('closing the dialog ends the request', async () => {
  const answer = sendWithSession(async () => REFUSED);
  await vi.waitFor(() => expect(isSignInWanted()).toBe(true));
  settleSignIn(false);
  await expect(answer).rejects.toThrow(SessionEnded);
});

test('other failures ask for nothing', async () => {
  await expect(sendWithSession(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(await sendWithSession(async () => ({ status: 403 }))).toEqual({ status: 403 });
  expect(isSignInWanted()).toBe(false);
});
