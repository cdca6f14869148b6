import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import type { Database, Db } from '../schema.ts';

/** A word of a post search: letters and digits only. A prefix also matches every longer word. */
export type SearchWord = { word: string; isPrefix: boolean };

/** The tables that are searched by parts of a text, and their search column. */
export const PEOPLE_COLUMNS = { subscribers: 'email_key', contacts: 'search_text' } as const;
export type PeopleTable = keyof typeof PEOPLE_COLUMNS;

/** The trigram index's information about a people search. */
export type PartMatches = {
  /** A condition that reads the index; null where the conditions on the text suffice. */
  isMatch: RawBuilder<boolean> | null;
  /** Whether the index alone shows that there are more matches than are counted. */
  isCommon: boolean;
};

/** How a database searches. */
export type SearchAbility = {
  /** The condition that a post has all the words by stem: in its title, or anywhere. */
  hasWords: (words: readonly SearchWord[], field: 'title' | 'anywhere') => RawBuilder<boolean>;
  /** Counts `posts`, a query with the condition that a post has all the words anywhere. */
  countPosts: (db: Db, posts: SelectQueryBuilder<Database, 'posts', object>) => Promise<number>;
  /** Looks up the lower-case parts in the trigram index of `table`. */
  findParts: (db: Db, table: PeopleTable, parts: readonly string[], countMax: number) => Promise<PartMatches>;
};
