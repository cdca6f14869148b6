import { randomInt } from 'node:crypto';

/** Digits and capitals that are not mistaken for each other: without 0 and O, 1, I and L, 5 and S, 2 and Z, 8 and B, U. */
const ALPHABET = '34679ACDEFGHJKMNPQRTVWXY';
const LENGTH = 6;

/** A new reference that can be read out over the telephone. Not unique by itself: some 190 million are possible. */
export function newReference(): string {
  return `TL-${Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')}`;
}
