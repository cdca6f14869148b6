import type { SitePrintSeed } from '@tideline/domain/waves/site-prints';

/** A print: the seed chooses the scene (`waves/site-prints.ts` in the domain), the alternative text describes it. */
export type Picture = {
  seed: SitePrintSeed;
  alt: string;
};
