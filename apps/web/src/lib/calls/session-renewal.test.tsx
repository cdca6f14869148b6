import { beforeEach, expect, test, vi } from 'vitest';
import { OwnerChanged, SessionEnded } from '../text/error-message.ts';
import { renderHook, waitFor } from '@testing-library/react';
import { endWork, isSignInWanted, sendWithSession, settleSignIn, useSignInWanted } from './session-renewal.ts';

type Answer = { status: number };
type Send = (token: string | null) => Promise<Answer>;
const OK = { status: 200 };
const REFUSED = { status: 401 };

beforeEach(async () => {
  vi.stubGlobal('location', { pathname: '/admin' });
  localStorage.setItem('authToken', 'first');
  await sendWithSession(async () => OK); // work has begun
  return () => {
    vi.unstubAllGlobals();
    localStorage.clear();
    endWork();
  };
});

function setUser(email: string) {
  localStorage.setItem('user', JSON.stringify({ email }));
}

function signIn() {
  localStorage.setItem('authToken', 'next');
  settleSignIn(true);
}

test('requests that were refused for an ended session are sent again after sign-in, with the new token', async () => {
  const { result: isWanted } = renderHook(useSignInWanted);
  const [first, second] = [1, 2].map(() => vi.fn<Send>().mockResolvedValueOnce(REFUSED).mockResolvedValue(OK));
  if (!first || !second) throw new Error('both are there');
  const answers = Promise.all([sendWithSession(first), sendWithSession(second)]);
  await waitFor(() => expect(isWanted.current).toBe(true));
  signIn();
  expect(await answers).toEqual([OK, OK]);
  for (const { mock } of [first, second]) expect(mock.calls).toEqual([['first'], ['next']]);
  await waitFor(() => expect(isWanted.current).toBe(false));
});

test('a write that waits for sign-in is not sent as another person; reads are, and so is what that person sends next', async () => {
  setUser('ada@example.com');
  const [write, read, late] = [1, 2, 3].map(() => vi.fn<Send>().mockResolvedValueOnce(REFUSED).mockResolvedValue(OK));
  if (!write || !read || !late) throw new Error('all are there');
  const answers = Promise.allSettled([
    sendWithSession(write),
    sendWithSession(read, { isRead: true }),
    vi.waitFor(() => expect(isSignInWanted()).toBe(true)).then(() => sendWithSession(late)),
  ]);
  await vi.waitFor(() => expect(isSignInWanted()).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 100)); // the third waits, too
  setUser('grace@example.com');
  signIn();
  const [written, found, lateWritten] = await answers;
  for (const refused of [written, lateWritten])
    expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(OwnerChanged) });
  expect(found).toEqual({ status: 'fulfilled', value: OK });
  expect([write, read, late].map(({ mock }) => mock.calls)).toEqual([[['first']], [['first'], ['next']], []]);
  expect(await sendWithSession(vi.fn<Send>().mockResolvedValue(OK))).toEqual(OK);
});

test('a refused token is removed at once, with the user', async () => {
  localStorage.setItem('user', '{}');
  const answer = sendWithSession(async () => REFUSED);
  await vi.waitFor(() => expect(isSignInWanted()).toBe(true));
  expect([localStorage.getItem('authToken'), localStorage.getItem('user')]).toEqual([null, null]);
  settleSignIn(false);
  await expect(answer).rejects.toThrow(SessionEnded);
});

test('while sign-in is open, a further request waits instead of being sent without a token', async () => {
  const refused = sendWithSession(vi.fn<Send>().mockResolvedValueOnce(REFUSED).mockResolvedValue(OK));
  await vi.waitFor(() => expect(isSignInWanted()).toBe(true));
  const send = vi.fn<Send>().mockResolvedValue(OK);
  const further = sendWithSession(send);
  signIn();
  expect(await Promise.all([refused, further])).toEqual([OK, OK]);
  expect(send.mock.calls).toEqual([['next']]);
});

test('a late refusal of the old token leaves the new one alone', async () => {
  const send = vi.fn<Send>(async (token) => {
    if (token === 'next') return OK;
    localStorage.setItem('authToken', 'next');
    return REFUSED;
  });
  expect(await sendWithSession(send)).toEqual(OK);
  expect([localStorage.getItem('authToken'), isSignInWanted()]).toEqual(['next', false]);
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
