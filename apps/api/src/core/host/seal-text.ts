import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
export const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text with a 32-byte key and authenticates it.
 * @param nonce random by default; a given nonce must be used for this text only
 */
export function sealText(key: Uint8Array, text: string, nonce: Uint8Array = randomBytes(NONCE_BYTES)): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce);
  const encrypted = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([nonce, ...encrypted, cipher.getAuthTag()]);
}

/** Decrypts a result of `sealText`; null when the key or the data is wrong. */
export function openText(key: Uint8Array, sealed: Buffer): string | null {
  if (sealed.length <= NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
