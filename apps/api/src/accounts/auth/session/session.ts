import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@tideline/domain/time/instant';
import { SESSION_LIFETIME } from '@tideline/domain/staff/staff';

/** `SESSION_LIFETIME` in milliseconds. */
export const SESSION_MS = {
  idle: SESSION_LIFETIME.idleHours * HOUR_MS,
  max: SESSION_LIFETIME.maxDays * DAY_MS,
} as const;

const TOKEN_BYTES = 32;
/** Characters of a token's hash that identify the session: unique, and useless as a token. */
const ID_LENGTH = 16;

/** A new bearer token: 256 random bits, shown to the caller once. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored form of a token. The database never contains the token itself. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The id of a session, which may be shown and logged. */
export function sessionId(tokenHash: string): string {
  return tokenHash.slice(0, ID_LENGTH);
}

/**
 * The token of an `Authorization` header: null without a header, empty when the header has no bearer token (and then
 * refused like any unknown token).
 */
export function bearerToken(header: string | undefined): string | null {
  if (header === undefined) return null;
  return /^Bearer +([A-Za-z0-9._~+/-]+=*) *$/i.exec(header)?.[1] ?? '';
}
