import { authorKey } from '@tideline/domain/author/author';

/** The drawing’s units; the ratio of every portrait. */
export const PORTRAIT_SIZE = { width: 160, height: 200 } as const;

/**
 * Increment with every change to the drawing of portraits: browsers keep a picture for a year under an address that contains
 * it. `portrait.test.ts` notices a change.
 */
export const PORTRAIT_EDITION = 2;

/** The address of the drawn portrait of a person. */
export function portraitPath(name: string): string {
  return `/portraits/${encodeURIComponent(authorKey(name).toWellFormed())}.svg?v=${PORTRAIT_EDITION}`;
}
