import type { SitePrintSeed } from '@tideline/artwork/prints/site-prints';

/** A print: the seed chooses the scene (`artwork/prints/site-prints.ts` in the domain), the alternative text describes it. */
export type Picture = {
  seed: SitePrintSeed;
  alt: string;
};
