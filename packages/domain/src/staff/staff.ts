/** Roles: each is a set of capabilities. Source: `ROLE_CAPABILITIES` in capability.ts. */
export const STAFF_ROLES = ['admin', 'editor', 'author', 'sales', 'analyst'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Length bounds of a password, in characters. */
export const PASSWORD_LENGTH = { min: 12, max: 256 } as const;
/** Longest staff name, in characters. */
export const STAFF_NAME_MAX_LENGTH = 100;

/** A session ends after this time without a call, and at the latest this long after sign-in. */
export const SESSION_LIFETIME = { idleHours: 12, maxDays: 7 } as const;

/** Minutes after which an export of personal data requires the password again. */
export const CONFIRMATION_MINUTES = 10;

/** A person with a staff account; also stored in the browser under the key `user`. */
export type Staff = { id: string; email: string; name: string; role: StaffRole };

/** The account of an integration: it calls with its keys, has no address, and does what is stored with it. */
export type IntegrationAccount = { id: string; email: ''; name: string; role: 'integration' };

/** Whoever can call: a person or an integration. */
export type Account = Staff | IntegrationAccount;

/** The author's name on a text that outlives the account: never the e-mail address. */
export function staffLabel({ id, name }: Pick<Staff, 'id' | 'name'>): string {
  return name || `Staff ${id.slice(0, 4)}`;
}

/** The answer to a successful sign-in. */
export type SignIn = { token: string; user: Staff };

/** Number of recovery codes made at once. */
export const RECOVERY_CODE_COUNT = 10;
/** Maximum length of a typed code, including spaces and hyphens. */
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
  /** The secret as an address: `otpauth://totp/…`. */
  address: string;
  /** The address as a QR code: dark squares as the path of a picture, `size` squares wide and high. */
  qrCode: { path: string; size: number };
};

/** An open session of a person. */
export type StaffSession = {
  /** Identifies the session to the server; it grants no access. */
  id: string;
  /** In words, such as `Chrome on Windows`. */
  device: string;
  /** The shortened address from which it was opened, such as `203.0.113.x`; empty when unknown. */
  network: string;
  startedAt: string;
  lastUsedAt: string;
  /** The session of this request. */
  isCurrent: boolean;
};
