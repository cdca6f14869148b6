import { randomBytes } from 'node:crypto';
import { RECOVERY_CODE_COUNT } from '@tideline/domain/staff/staff';

/** 32 characters of which no two look alike. Source: Crockford's base 32. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 50 bits. */
const LENGTH = 10;
const FORM = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** New recovery codes, such as `7k3qx-9m2tp`. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODE_COUNT) codes.add(newRecoveryCode());
  return [...codes];
}

/** Normalises a typed code for comparison: lower case, without spaces and hyphens. */
export function plainCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Dash_Punctuation}]+/gu, '');
}

/** A plain code as a recovery code, with lookalikes (o, i, l) replaced; null when it does not have that form. */
export function asRecoveryCode(plain: string): string | null {
  const replaced = plain.replaceAll('o', '0').replace(/[il]/g, '1');
  return FORM.test(replaced) ? replaced : null;
}

function newRecoveryCode(): string {
  const code = [...randomBytes(LENGTH)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}
