import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import type { Database, Db } from '../schema.ts';

/** A word of a search for posts: letters and digits only. A prefix also stands for every longer word. */
export type SearchWord = { word: string; isPrefix: boolean };

/** The tables that are searched by any part of a text, and the column that is searched. */
export const PEOPLE_COLUMNS = { subscribers: 'email_key', contacts: 'search_text' } as const;
export type PeopleTable = keyof typeof PEOPLE_COLUMNS;

/** What the trigram index knows about a search for people. */
export type PartMatches = {
  /** The condition that reads the index; null where the conditions on the text do without. */
  isMatch: RawBuilder<boolean> | null;
  /** Whether the index alone says that there are more matches than are counted. */
  isCommon: boolean;
};

/** How a database searches. */
export type SearchAbility = {
  /** The condition that a post has all the words, each by its stem: in its title, or anywhere. */
  hasWords: (words: readonly SearchWord[], field: 'title' | 'anywhere') => RawBuilder<boolean>;
  /** The number of `posts`, a query with the condition that a post has all the words anywhere. */
  countPosts: (db: Db, posts: SelectQueryBuilder<Database, 'posts', object>) => Promise<number>;
  /** Looks up the parts in the trigram index of `table`. They are lower case. */
  findParts: (db: Db, table: PeopleTable, parts: readonly string[], countMax: number) => Promise<PartMatches>;
};
