/** The only role: there are no distinctions among staff. */
export const STAFF_ROLES = ['admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Length bounds of a password, in characters. */
export const PASSWORD_LENGTH = { min: 12, max: 256 } as const;
/** Longest staff name, in characters. */
export const STAFF_NAME_MAX_LENGTH = 100;

/** A person who may enter the staff area; also what the browser keeps under the key `user`. */
export type Staff = { id: string; email: string; name: string; role: StaffRole };

/** What a successful sign-in is answered with. */
export type SignIn = { token: string; user: Staff };

/** One of a person's own sign-ins that has not ended. */
export type StaffSession = {
  /** Names the session to the server; it opens nothing. */
  id: string;
  /** In words, such as `Chrome on Windows`. */
  device: string;
  /** The shortened address it was opened from, such as `203.0.113.x`; empty when that is not known. */
  network: string;
  startedAt: string;
  lastUsedAt: string;
  /** The one that asks. */
  isCurrent: boolean;
};
