import { randomInt } from 'node:crypto';
import { REFERENCE_ALPHABET, REFERENCE_LENGTH } from '@tideline/domain/contact/reference';

/** A random reference that is easy to read out on the phone, one of 190 million. The caller checks that it is unique. */
export function newReference(): string {
  const letters = Array.from({ length: REFERENCE_LENGTH }, () =>
    REFERENCE_ALPHABET.charAt(randomInt(REFERENCE_ALPHABET.length)),
  );
  return `TL-${letters.join('')}`;
}
