import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What opens a stored answer: neither is in the database. */
export type AnswerSecret = { token: string; idempotencyKey: string };

/** Encrypts an answer so that only the caller who got it can read it again: it may contain personal data or a secret. */
export function sealAnswer(text: string, secret: AnswerSecret): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, cipherKey(secret), nonce);
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64');
}

/** The text of a sealed answer; null when the secret is another one. */
export function openAnswer(sealed: string, secret: AnswerSecret): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(ALGORITHM, cipherKey(secret), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8');
    return text + decipher.final('utf8');
  } catch {
    return null;
  }
}

function cipherKey({ token, idempotencyKey }: AnswerSecret): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', token, idempotencyKey, 'stored answer', 32));
}
