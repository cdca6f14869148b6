import { useSyncExternalStore } from 'react';
import { OwnerChanged, SessionEnded } from '../text/error-message.ts';
import { clearSession, findToken, findUser, isInStaffArea } from '../session/session.ts';

/*
 * Renews a session that ends in the middle of work: requests wait while the sign-in dialog is open, and are sent again
 * after it.
 */
let waiting: ((isSignedIn: boolean) => void)[] = [];
let isWanted = false;
let hasBegun = false;
/** E-mail address of the account that sent the last requests. */
let owner: string | null = null;
const listeners = new Set<() => void>();

/** Called on signing out: from now on, refused requests do not open the sign-in dialog. */
export function endWork(): void {
  hasBegun = false;
}

/**
 * Sends a staff request with the stored token. A token that the server refuses is removed at once. Work begins with the
 * first accepted request; from then on, a request without a valid token waits for sign-in and is then sent again. A
 * write is not sent again after another account has signed in.
 * @param send gets null outside the staff area, and when the session has ended before work began
 * @throws SessionEnded when the sign-in dialog was closed; OwnerChanged; errors of `send`
 */
export async function sendWithSession<Answer extends { status: number }>(
  send: (token: string | null) => Promise<Answer>,
  { isRead = false } = {},
): Promise<Answer> {
  const token = staffToken();
  if (token !== null) owner = findOwner();
  const sender = owner;
  if (token !== null || !hasBegun || !isInStaffArea()) {
    const answer = await send(token);
    if (answer.status < 300 && token !== null) hasBegun = true;
    if (answer.status !== 401) return answer;
    if (token === findToken()) clearSession();
    if (!hasBegun || !isInStaffArea()) return answer;
  }
  if (!(await waitForSignIn())) throw new SessionEnded('Nobody signed in again.');
  if (!isRead && findOwner() !== sender) throw new OwnerChanged('Another person has signed in.');
  return send(staffToken());
}

function findOwner(): string | null {
  return findUser()?.email ?? null;
}

/** The stored token; null outside the staff area, so that nothing else sends it. */
export function staffToken(): string | null {
  return isInStaffArea() ? findToken() : null;
}

/** Opens the sign-in dialog. True after sign-in, at once if already signed in; false if the dialog was closed. */
async function waitForSignIn(): Promise<boolean> {
  if (findToken() !== null) return true;
  return new Promise((resolve) => {
    waiting.push(resolve);
    isWanted = true;
    notify();
  });
}

/** Resolves every waiting request. */
export function settleSignIn(isSignedIn: boolean): void {
  const resolvers = waiting;
  waiting = [];
  isWanted = false;
  notify();
  for (const resolve of resolvers) resolve(isSignedIn);
}

/** Whether a request waits for sign-in. */
export function isSignInWanted(): boolean {
  return isWanted;
}

/** `isSignInWanted` as React state. */
export function useSignInWanted(): boolean {
  return useSyncExternalStore(onSignIn, isSignInWanted, () => false);
}

/** Calls `listener` when `isSignInWanted` changes. @returns unsubscribes it */
export function onSignIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
