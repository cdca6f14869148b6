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
