import { randomBytes } from 'node:crypto';
import { RECOVERY_CODE_COUNT } from '@tideline/domain/staff/staff';

/** 32 signs of which none looks like another one. Source: Crockford's base 32. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
/** 50 bits. */
const LENGTH = 10;
const FORM = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

/** New recovery codes, such as `7k3qx-9m2tp`. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODE_COUNT) codes.add(newRecoveryCode());
  return [...codes];
}

/** A code as it is compared: without spaces and hyphens, and without regard to case. */
export function plainCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Dash_Punctuation}]+/gu, '');
}

/** A plain code as a recovery code, its mistakable signs read as what was meant; null when it can be none. */
export function asRecoveryCode(plain: string): string | null {
  const meant = plain.replaceAll('o', '0').replace(/[il]/g, '1');
  return FORM.test(meant) ? meant : null;
}

function newRecoveryCode(): string {
  const code = [...randomBytes(LENGTH)].map((byte) => SIGNS.charAt(byte % SIGNS.length)).join('');
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}
