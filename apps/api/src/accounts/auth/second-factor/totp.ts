import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Supported by every authenticator app. Source: RFC 6238 with the defaults of the `otpauth` address. */
const FORM = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;
/** Source: RFC 4226 §4 recommends 160 bits. */
const SECRET_BYTES = 20;
/** Steps before and after the current one whose codes are valid: clocks differ, and typing takes time. */
const WINDOW = 1;

/** A new secret for an authenticator app: 160 random bits in base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The `otpauth` address that an authenticator app reads from a QR code. */
export function otpauthAddress(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  return new TOTP({ ...FORM, secret, issuer, label: email }).toString();
}

/** The 30 s step (counted from 1970) that `code` belongs to if it is valid at `now`; null for any other code. */
export function findStep(secret: string, code: string, now: string): number | null {
  const timestamp = Date.parse(now);
  const totp = new TOTP({ ...FORM, secret });
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
