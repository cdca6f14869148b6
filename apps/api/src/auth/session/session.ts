import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@tideline/domain/site/instant';

/** A session ends after this long without a call, and in any case this long after the sign-in. */
export const SESSION_LIFETIME = { idleMs: 12 * HOUR_MS, absoluteMs: 7 * DAY_MS } as const;

const TOKEN_BYTES = 32;
/** So much of a token's hash names its session: enough for it to be the only one, and useless as a token. */
const ID_LENGTH = 16;

/** A new bearer token: 256 random bits, opaque, told to the caller once. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The form in which a token is stored and looked up; the database never holds the token itself. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The name of a session, which may be shown and kept. */
export function sessionId(tokenHash: string): string {
  return tokenHash.slice(0, ID_LENGTH);
}

/**
 * The token of an `Authorization` header: null when there is no header, empty when there is one that is no bearer
 * token (which then fails like any unknown token).
 */
export function bearerToken(header: string | undefined): string | null {
  if (header === undefined) return null;
  return /^Bearer +([A-Za-z0-9._~+/-]+=*) *$/i.exec(header)?.[1] ?? '';
}
