/** Bounds of passkeys: characters of a name, and passkeys of one account. */
export const PASSKEY_LIMITS = { name: 60, perAccount: 20 } as const;

/** A passkey of an account. It signs in alone: the device has checked a fingerprint, a face or a PIN. */
export type Passkey = {
  /** Names the passkey to the server; it opens nothing. */
  id: string;
  name: string;
  createdAt: string;
  /** Null before the first sign-in with it. */
  lastUsedAt: string | null;
  /** When its counter went backwards, as that of a copy does: it is refused since then. Null for a good one. */
  suspectedAt: string | null;
};
