import { beforeEach, expect, test, vi } from 'vitest';
import { createStaffClient } from './trpc.ts';
import { errorMessage, isUnauthorized } from '../text/error-message.ts';
import { endWork, isSignInWanted, settleSignIn } from './session-renewal.ts';

const OK = { result: { data: { json: { id: 'maya' } } } };
const REFUSED = {
  error: {
    json: { code: -32_001, message: 'Your session has ended.', data: { code: 'UNAUTHORIZED', httpStatus: 401 } },
  },
};

/** The site's client on a page; each of `answers` is the server's answer to one request. */
function clientAt(pathname: string, answers: object[]) {
  vi.stubGlobal('location', { pathname });
  localStorage.setItem('authToken', 'token');
  const fetch = vi.fn<(address: string) => Promise<Response>>(async (address) => {
    const answer = answers.shift();
    return Response.json(address.includes('batch=1') ? [answer] : answer, { status: answer === REFUSED ? 401 : 200 });
  });
  vi.stubGlobal('fetch', fetch);
  return { client: createStaffClient(), fetch };
}

beforeEach(() => {
  endWork();
  return () => {
    vi.unstubAllGlobals();
    localStorage.clear();
  };
});

test('a call refused for an ended session is repeated after sign-in', async () => {
  const { client, fetch } = clientAt('/admin', [OK, REFUSED, OK]);
  await client.auth.me.query();
  const ended = client.auth.endOtherSessions.mutate();
  await vi.waitFor(() => expect(isSignInWanted()).toBe(true));
  settleSignIn(true);
  expect(await ended).toEqual({ id: 'maya' });
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('a call that is refused again after sign-in fails', async () => {
  const { client } = clientAt('/admin', [OK, REFUSED, REFUSED]);
  await client.auth.me.query();
  const ended = client.auth.endOtherSessions.mutate();
  await vi.waitFor(() => expect(isSignInWanted()).toBe(true));
  settleSignIn(true);
  await expect(ended).rejects.toSatisfy(isUnauthorized);
});

test('a call refused after a new sign-in is repeated without another sign-in', async () => {
  const { client, fetch } = clientAt('/admin', [OK, OK]);
  await client.auth.me.query();
  fetch.mockImplementationOnce(() => {
    localStorage.setItem('authToken', 'the next token');
    return Promise.resolve(Response.json([REFUSED], { status: 401 }));
  });
  const ended = client.auth.endOtherSessions.mutate();
  await vi.waitFor(() => expect(fetch.mock.calls.length + Number(isSignInWanted())).toBe(3));
  expect(isSignInWanted()).toBe(false);
  expect(await ended).toEqual({ id: 'maya' });
});

test('a call fails with a message when sign-in is closed, and asks only once', async () => {
  const { client } = clientAt('/admin', [OK, REFUSED]);
  await client.auth.me.query();
  const failure = client.auth.endOtherSessions.mutate().catch((error: unknown) => error);
  await vi.waitFor(() => expect(isSignInWanted()).toBe(true));
  settleSignIn(false);
  const error = await failure;
  expect(errorMessage(error)).toBe('Your session has ended. Please sign in again.');
  expect(isUnauthorized(error)).toBe(false);
});

test.each([
  ['a session that was over before', '/admin', [REFUSED]],
  ['a public page', '/about', [REFUSED]],
])('%s asks for no sign-in', async (_name, pathname, answers) => {
  const { client } = clientAt(pathname, answers);
  await expect(client.auth.me.query()).rejects.toSatisfy(isUnauthorized);
  expect(isSignInWanted()).toBe(false);
});

test('a wrong password in the sign-in does not open another one', async () => {
  const { client } = clientAt('/admin', [OK, REFUSED]);
  await client.auth.me.query();
  await expect(client.auth.login.mutate({ email: 'a@example.com', password: 'x' })).rejects.toSatisfy(isUnauthorized);
  expect(isSignInWanted()).toBe(false);
});

test('a save in the same moment as the sign-in is not sent in a batch with it', async () => {
  const { client, fetch } = clientAt('/admin', [OK, OK]);
  fetch
    .mockImplementationOnce(async () => Response.json(OK))
    .mockImplementationOnce(async () => Response.json([OK, OK]));
  await Promise.all([
    client.auth.login.mutate({ email: 'a@example.com', password: 'x' }),
    client.posts.remove.mutate({ id: 'a' }),
    client.auth.endOtherSessions.mutate(),
  ]);
  expect(fetch.mock.calls.map(([address]) => address).toSorted()).toEqual([
    '/trpc/auth.login',
    '/trpc/posts.remove,auth.endOtherSessions?batch=1',
  ]);
});
