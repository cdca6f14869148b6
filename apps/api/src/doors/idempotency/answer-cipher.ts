import { hkdfSync } from 'node:crypto';
import { openText, sealText } from '../../core/host/seal-text.ts';

/** The secret of a stored answer; neither part is in the database. */
export type AnswerSecret = { token: string; idempotencyKey: string };

/** Encrypts an answer so that only its caller can read it again: it may contain personal data or a secret. */
export function sealAnswer(text: string, secret: AnswerSecret): string {
  return sealText(cipherKey(secret), text).toString('base64');
}

/** The text of a sealed answer; null for a wrong secret. */
export function openAnswer(sealed: string, secret: AnswerSecret): string | null {
  return openText(cipherKey(secret), Buffer.from(sealed, 'base64'));
}

function cipherKey({ token, idempotencyKey }: AnswerSecret): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', token, idempotencyKey, 'stored answer', 32));
}
