import { toPostId } from '../post/post-id.ts';

/** Longest id without a number, in characters. */
const MAX_LENGTH = 50;

/**
 * An id made from a name, like that of a post; numbered when it is taken.
 * @param fallback for a name without Latin letters
 * @example idFromName('Starter kit', 'package', ['starter-kit']) // => 'starter-kit-2'
 */
export function idFromName(name: string, fallback: string, taken: readonly string[]): string {
  const made = toPostId(name) === toPostId('') ? fallback : toPostId(name);
  const id = made.slice(0, MAX_LENGTH).replace(/-$/, '');
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? id : `${id}-${number}`;
    if (!taken.includes(numbered)) return numbered;
  }
}
