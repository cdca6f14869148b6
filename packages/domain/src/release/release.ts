/** Several changes that are published at one moment: all of them or none. */
export type Release = {
  id: string;
  name: string;
  /** When it is published, ISO 8601 in UTC; null: staff decide. */
  goesLiveAt: string | null;
  /** It was not published at its date, because of a problem of a part: staff decide. */
  isHeld: boolean;
  /** Null until it is published. */
  publishedAt: string | null;
  createdBy: string;
  createdAt: string;
  parts: ReleasePart[];
};

/** The draft of a page or of the brand, the pending changes of a post, or the draft of a post. */
export type ReleasePart = {
  id: string;
  kind: ReleasePartKind;
  /** The id of the page or post; `brand` of the brand. */
  objectId: string;
  /** In words. */
  name: string;
  /** Why it cannot be published, in a sentence; null when it can. */
  problem: string | null;
};

/** What a part changes. */
export const RELEASE_PART_KINDS = ['page', 'post', 'brand'] as const;
export type ReleasePartKind = (typeof RELEASE_PART_KINDS)[number];

/** The longest name, in characters, and the most parts. */
export const RELEASE_LIMITS = { name: 100, parts: 100 };
/** Most releases that are not published yet. */
export const OPEN_RELEASES_MAX = 50;
/** Published ones in the list. */
export const PUBLISHED_RELEASES_LISTED = 10;
