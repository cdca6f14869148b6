/** A drawn seascape: the seed gives its waves, the alternative text says what it stands for. */
export type Picture = {
  seed: string;
  alt: string;
};
