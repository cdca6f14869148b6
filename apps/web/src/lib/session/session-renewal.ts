import { isUnauthorized, SessionEnded } from '../text/error-message.ts';
import { findToken } from './session.ts';

/*
 * The meeting point of work that the server refused for an ended session and the sign-in that opens over it: the work
 * waits here, and goes on when somebody has signed in again.
 */
let waiting: ((isSignedIn: boolean) => void)[] = [];
let isWanted = false;
let hasBegun = false;
const listeners = new Set<() => void>();

/** Notes that the server has accepted the session: from now on, its end comes in the middle of work. */
export function noteWork(): void {
  hasBegun = true;
}

/** Notes that somebody leaves the staff area on purpose: what the server refuses from now on opens no sign-in. */
export function endWork(): void {
  hasBegun = false;
}

/** Whether the server has accepted the session since the page was opened. */
export function isMidWork(): boolean {
  return hasBegun;
}

/**
 * Runs `act`; when the session has ended, waits for sign-in and runs it once more.
 * @throws SessionEnded when the sign-in was closed; else whatever `act` throws
 */
export async function withSession<Result>(act: () => Promise<Result>): Promise<Result> {
  const token = findToken();
  try {
    return await act();
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    if (!(await waitForSignIn(token))) throw new SessionEnded('Nobody signed in again.', { cause: error });
    return act();
  }
}

/**
 * Asks for sign-in and waits: true once somebody has signed in, false when the dialog was closed without. Nobody is asked
 * when somebody has signed in since the work was begun with `token`, whose refusal came late.
 */
export async function waitForSignIn(token: string | null): Promise<boolean> {
  const newest = findToken();
  if (newest !== null && newest !== token) return true;
  return new Promise((resolve) => {
    waiting.push(resolve);
    requestSignIn();
  });
}

/** Asks for sign-in without waiting for it. */
export function requestSignIn(): void {
  isWanted = true;
  notify();
}

/** Answers everybody who waits. */
export function settleSignIn(isSignedIn: boolean): void {
  const resolvers = waiting;
  waiting = [];
  isWanted = false;
  notify();
  for (const resolve of resolvers) resolve(isSignedIn);
}

/** Whether sign-in has been asked for and not been answered yet. With `subscribeToSignIn` for `useSyncExternalStore`. */
export function isSignInWanted(): boolean {
  return isWanted;
}

/** Calls `listener` whenever `isSignInWanted` may have changed; the answer ends that. */
export function subscribeToSignIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
