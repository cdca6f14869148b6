import type { SignIn, Staff } from '@tideline/domain/staff/staff';

/** Source: product specification §6, local storage keys. */
const TOKEN_KEY = 'authToken';
const USER_KEY = 'user';

/** The stored token of the staff session, or null: on the server, without a session, or where storage is blocked. */
export function findToken(): string | null {
  return readItem(TOKEN_KEY);
}

/** Whether the browser is in the staff area: the only place from where the token is sent. */
export function isInStaffArea(): boolean {
  return /^\/admin(?:\/|$)/.test(location.pathname);
}

/** Who is signed in by the stored session; null when nobody is or the stored text is not a person. */
export function findUser(): Staff | null {
  const stored = readItem(USER_KEY);
  if (stored === null) return null;
  try {
    const user: unknown = JSON.parse(stored);
    return isStaff(user) ? user : null;
  } catch {
    return null;
  }
}

/** Keeps a new session, in place of any earlier one. */
export function storeSession({ token, user }: SignIn): void {
  localStorage.setItem(TOKEN_KEY, token);
  localStorage.setItem(USER_KEY, JSON.stringify(user));
}

/** Forgets the session in this browser. The server's half is ended by `auth.logout`. */
export function clearSession(): void {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(USER_KEY);
}

function readItem(key: string): string | null {
  if (typeof localStorage === 'undefined') return null;
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is blocked by browser settings
  }
}

function isStaff(value: unknown): value is Staff {
  return typeof value === 'object' && value !== null && 'email' in value && typeof value.email === 'string';
}
