import { useSyncExternalStore } from 'react';
import { OwnerChanged, SessionEnded } from '../text/error-message.ts';
import { clearSession, findToken, findUser, isInStaffArea } from '../session/session.ts';

/*
 * Renews a session that ends in the middle of work: requests wait here while the sign-in dialog is open, and are sent
 * again after it.
 */
let waiting: ((isSignedIn: boolean) => void)[] = [];
let isWanted = false;
let hasBegun = false;
/** E-mail address of the person whose requests were sent last. */
let owner: string | null = null;
const listeners = new Set<() => void>();

/** Marks the end of work, on signing out: requests that are refused from now on open no sign-in. */
export function endWork(): void {
  hasBegun = false;
}

/**
 * Sends a staff request with the stored token. A token that the server refuses is removed at once. Work begins with the
 * first accepted request; from then on, a request without a valid token waits for sign-in and is then sent again. A write
 * is not sent again when another person has signed in.
 * @param send null: the page is outside the staff area, or the session has ended and work has not begun
 * @throws SessionEnded when the sign-in dialog was closed; OwnerChanged; whatever `send` throws
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

/** The stored token inside the staff area, the only place from where it is sent. */
export function staffToken(): string | null {
  return isInStaffArea() ? findToken() : null;
}

/** Opens the sign-in dialog; true after sign-in, at once if it happened in the meantime; false when the dialog was closed. */
async function waitForSignIn(): Promise<boolean> {
  if (findToken() !== null) return true;
  return new Promise((resolve) => {
    waiting.push(resolve);
    isWanted = true;
    notify();
  });
}

/** Answers every request that waits. */
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

/** Calls `listener` when sign-in is wanted and when that has ended. @returns ends that */
export function onSignIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
