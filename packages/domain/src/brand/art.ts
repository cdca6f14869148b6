/** What the pictures show that the program draws: prints of posts and pages, and social cards. */
export const ART_FAMILIES = {
  coast: { label: 'Coast', words: 'Waves, charts, rain and harbors' },
  waves: { label: 'Waves', words: 'A sun over layered water' },
  relief: { label: 'Relief', words: 'Contour lines of hills and valleys' },
  shapes: { label: 'Shapes', words: 'Discs, arcs and stripes' },
} as const satisfies Record<string, { label: string; words: string }>;
export type ArtFamily = keyof typeof ART_FAMILIES;
/** In the order of the screen; the first one is built in. */
export const ART_FAMILY_IDS = Object.keys(ART_FAMILIES) as ArtFamily[];

/** The drawn pictures of a brand. */
export type Art = {
  family: ArtFamily;
  /** Another number draws other pictures of the same family; 0 draws the built-in ones. */
  seed: number;
};

/** The pictures of a new installation. */
export const BUILT_IN_ART: Art = { family: 'coast', seed: 0 };
/** The largest seed. */
export const ART_SEED_MAX = 999_999;

/** Whether a text names a family. */
export function isArtFamily(id: unknown): id is ArtFamily {
  return typeof id === 'string' && Object.hasOwn(ART_FAMILIES, id);
}

/** Whether two draw the same pictures. */
export function isSameArt(one: Art, other: Art): boolean {
  return one.family === other.family && one.seed === other.seed;
}
