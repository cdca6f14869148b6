import { randomInt } from 'node:crypto';

/** Digits and capitals that cannot be confused: without 0 and O, 1, I and L, 5 and S, 2 and Z, 8 and B, U. */
const ALPHABET = '34679ACDEFGHJKMNPQRTVWXY';
const LENGTH = 6;

/** A random reference, easy to read out on the phone. The caller checks that it is unique: 190 million are possible. */
export function newReference(): string {
  return `TL-${Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')}`;
}
