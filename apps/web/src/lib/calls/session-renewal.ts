import { SessionEnded } from '../text/error-message.ts';
import { findToken, isInStaffArea } from '../session/session.ts';

/*
 * Renews a session that ends in the middle of work: requests that the server refuses wait here while the sign-in dialog
 * is open, and are sent again after it.
 */
let waiting: ((isSignedIn: boolean) => void)[] = [];
let isWanted = false;
let hasBegun = false;
const listeners = new Set<() => void>();

/** Marks the start of work: the server has accepted the session, or an editor is open. From now on, a session is renewed. */
export function beginWork(): void {
  hasBegun = true;
}

/** Marks the end of work, on signing out: requests that are refused from now on open no sign-in. */
export function endWork(): void {
  hasBegun = false;
}

/**
 * Sends a staff request with the stored token. If the session has ended in the middle of work, waits for sign-in and
 * sends the request once more.
 * @param send null: there is no token, or the page is outside the staff area
 * @throws SessionEnded when the sign-in dialog was closed; whatever `send` throws
 */
export async function sendWithSession<Answer extends { status: number }>(
  send: (token: string | null) => Promise<Answer>,
): Promise<Answer> {
  const token = staffToken();
  const answer = await send(token);
  if (answer.status < 300 && token !== null) beginWork();
  if (answer.status !== 401 || !hasBegun || !isInStaffArea()) return answer;
  if (!(await waitForSignIn(token))) throw new SessionEnded('Nobody signed in again.');
  return send(staffToken());
}

/** The stored token inside the staff area, the only place from where it is sent. */
export function staffToken(): string | null {
  return isInStaffArea() ? findToken() : null;
}

/**
 * Opens the sign-in dialog; true after sign-in, false when the dialog was closed. Answers at once if the token has
 * changed since `token`: somebody signed in while the request was under way.
 */
async function waitForSignIn(token: string | null): Promise<boolean> {
  const newest = findToken();
  if (newest !== null && newest !== token) return true;
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

/** Whether a request waits for sign-in. With `subscribeToSignIn` for `useSyncExternalStore`. */
export function isSignInWanted(): boolean {
  return isWanted;
}

/** Calls `listener` whenever `isSignInWanted` may have changed; returns the function that ends this. */
export function subscribeToSignIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
