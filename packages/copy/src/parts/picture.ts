import type { SitePrintSeed } from '@tideline/artwork/prints/site-prints';

/**
 * A print: the seed chooses the scene (`artwork/prints/site-prints.ts`), the alternative text describes it. Staff can show a picture
 * in its place (`photo`, an address below `/media`) and say which part of it stays visible (`focus`, as in `object-position`).
 */
export type Picture = {
  seed: SitePrintSeed;
  alt: string;
  photo?: string;
  focus?: string;
};
