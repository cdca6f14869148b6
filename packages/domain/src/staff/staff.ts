/** Roles: each is a set of capabilities. Source: `ROLE_CAPABILITIES` in capability.ts. */
export const STAFF_ROLES = ['admin', 'editor', 'author', 'sales', 'analyst'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Length bounds of a password, in characters. */
export const PASSWORD_LENGTH = { min: 12, max: 256 } as const;
/** Longest staff name, in characters. */
export const STAFF_NAME_MAX_LENGTH = 100;

/** A session ends after this long without a call, and at the latest this long after the sign-in. */
export const SESSION_LIFETIME = { idleHours: 12, maxDays: 7 } as const;

/** Minutes after which an export of personal data requires the password again. */
export const CONFIRMATION_MINUTES = 10;

/** A person with a staff account; also stored in the browser under the key `user`. */
export type Staff = { id: string; email: string; name: string; role: StaffRole };

/** The name of an author beside a text that outlives the account: never the e-mail address. */
export function staffLabel({ id, name }: Pick<Staff, 'id' | 'name'>): string {
  return name || `Staff ${id.slice(0, 4)}`;
}

/** What a successful sign-in is answered with. */
export type SignIn = { token: string; user: Staff };

/** How many recovery codes a person is given at once. */
export const RECOVERY_CODE_COUNT = 10;
/** A code as people type it, with their spaces and hyphens, is at most this long, in characters. */
export const CODE_MAX_LENGTH = 40;

/** The state of two-step sign-in of an account. */
export type SecondFactor = {
  /** Since when; null while it is off. */
  confirmedAt: string | null;
  recoveryCodesLeft: number;
};

/** The secret for an authenticator app, shown once. */
export type SecondFactorSetup = {
  /** 160 bits in base32, for typing in. */
  secret: string;
  /** The same as an address: `otpauth://totp/…`. */
  address: string;
  /** The address as a QR code: the dark squares as the path of a picture that is `size` squares wide and high. */
  qrCode: { path: string; size: number };
};

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
  /** The session of this request. */
  isCurrent: boolean;
};
