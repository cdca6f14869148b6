import type { SignIn, Staff } from '@tideline/domain/staff/staff';
import { readItem, readJson } from './web-storage.ts';

/** Source: product specification §6, local storage keys. */
const TOKEN_KEY = 'authToken';
const USER_KEY = 'user';

/** The stored token of the staff session, or null. */
export function findToken(): string | null {
  return readItem('localStorage', TOKEN_KEY);
}

/** Whether the browser is in the staff area, the only place that sends the token. */
export function isInStaffArea(): boolean {
  return /^\/admin(?:\/|$)/.test(location.pathname);
}

/** The owner of the stored session; null without one. */
export function findUser(): Staff | null {
  const user = readJson('localStorage', USER_KEY);
  return isStaff(user) ? user : null;
}

/** Stores a new session. @throws DOMException where storage is blocked, which makes sign-in impossible */
export function storeSession({ token, user }: SignIn): void {
  localStorage.setItem(TOKEN_KEY, token);
  localStorage.setItem(USER_KEY, JSON.stringify(user));
}

/** Removes the session from this browser. `auth.logout` ends it on the server. */
export function clearSession(): void {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(USER_KEY);
}

function isStaff(value: unknown): value is Staff {
  return typeof value === 'object' && value !== null && 'email' in value && typeof value.email === 'string';
}
