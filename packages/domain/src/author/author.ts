import type { EntityField } from '../entity/entity-field.ts';

/** Longest accepted values, in characters. `name` equals that of a post's author. */
export const AUTHOR_LIMITS = { name: 100, role: 100, sentence: 300, bio: 2_000 } as const;

/** The profile of an author. It belongs to the posts whose `author` is its name: see `authorKey`. */
export type Author = {
  id: string;
  name: string;
  role: string;
  /** One sentence about the person. */
  sentence: string;
  /** Markdown is not interpreted; empty for none. */
  bio: string;
  isSample: boolean;
  /** Incremented by each save; starts at 1. */
  version: number;
  createdAt: string;
  updatedAt: string;
};

/** Columns of an author. */
export const AUTHOR_FIELDS = {
  id: { column: 'id', isPersonal: false },
  name: { column: 'name' },
  role: { column: 'role' },
  sentence: { column: 'sentence' },
  bio: { column: 'bio' },
  isSample: { column: 'is_sample', isPersonal: false },
  version: { column: 'version', isPersonal: false },
  createdAt: { column: 'created_at' },
  updatedAt: { column: 'updated_at' },
} as const satisfies Record<keyof Author, EntityField>;

/** An author as everybody sees it. */
export type PublicAuthor = Author & {
  /** The author's page is `/blog/author/{slug}`; empty if the name yields no address. */
  slug: string;
  /** The address of the picture chosen by staff; null for the drawn portrait. */
  pictureUrl: string | null;
  /** Public posts under this name. */
  postCount: number;
};

/** What a page says about a person beside other things. */
export type Profile = Pick<PublicAuthor, 'name' | 'role' | 'sentence' | 'slug' | 'pictureUrl'>;

/** An account that can have a profile, for staff who link the two. */
export type ProfileAccount = {
  id: string;
  /** The name of the account, never its address. */
  name: string;
  /** Its profile; null while it has none. */
  authorId: string | null;
};

/** An author on the About page. */
export type Person = Pick<PublicAuthor, 'name' | 'role' | 'sentence' | 'slug' | 'pictureUrl' | 'isSample'> & {
  /** The newest public posts, at most three. */
  posts: { id: string; title: string }[];
};

/** The spelling in which names of authors are compared. */
export function authorKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
