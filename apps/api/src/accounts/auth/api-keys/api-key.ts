import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { API_KEY_PREFIX } from '@tideline/domain/staff/api-key';

const SECRET_BYTES = 32;
const FORM = new RegExp(`^(${API_KEY_PREFIX}[0-9a-f]{${SECRET_BYTES * 2}})([0-9a-f]{8})$`);
const HINT_LENGTH = API_KEY_PREFIX.length + 6;

/** A new key: the prefix, 256 random bits and a checksum of both, in hex. Shown to its owner once. */
export function newApiKey(): string {
  const secret = `${API_KEY_PREFIX}${randomBytes(SECRET_BYTES).toString('hex')}`;
  return `${secret}${checksum(secret)}`;
}

/** Whether a token claims to be an API key. */
export function isApiKey(token: string): boolean {
  return token.startsWith(API_KEY_PREFIX);
}

/** Whether the checksum of a key is right. It finds every single wrong character without a query. */
export function isIntact(key: string): boolean {
  const [, secret = '', sum] = FORM.exec(key) ?? [];
  return sum !== undefined && checksum(secret) === sum;
}

/** The stored form of a key. The database never contains the key itself. */
export function hashApiKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** The part of a key that may be shown. */
export function apiKeyHint(key: string): string {
  return key.slice(0, HINT_LENGTH);
}

function checksum(text: string): string {
  return crc32(text).toString(16).padStart(8, '0');
}
