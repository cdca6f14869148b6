import type { SitePrintSeed } from '@tideline/domain/waves/site-prints';

/** A drawn seascape: the seed gives its waves, the alternative text says what it stands for. */
export type Picture = {
  seed: SitePrintSeed;
  alt: string;
};
