/** Bounds of passkeys: characters of a name, and passkeys of one account. */
export const PASSKEY_LIMITS = { name: 60, perAccount: 20 } as const;

/** A passkey of an account. It signs in by itself: the device has checked a fingerprint, a face or a PIN. */
export type Passkey = {
  /** Identifies the passkey to the server; it grants no access. */
  id: string;
  name: string;
  createdAt: string;
  /** Null before the first sign-in with it. */
  lastUsedAt: string | null;
  /** When its counter went backwards, as for a copy; it is refused since then. Null for a good one. */
  suspectedAt: string | null;
};
