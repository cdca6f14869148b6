import { findContentVersion } from '../store/content-version.repository.ts';
import { NumberSet } from './number-set.ts';
import { findNextPublicDate } from '../store/public-posts.ts';
import type { Db } from '../store/schema.ts';

/** What the sets of one database may take. Past it they begin anew. */
const MAX_BYTES = 8_000_000;
/** A set without any number: its key, its promise, its place in the map. */
const EMPTY_BYTES = 400;
/** Later than any date. */
const NEVER = '\uffff';

/**
 * Sets of posts, by their numbers, that hold from one change of the content to the next: those that have a word, those
 * that somebody may see. They are forgotten with each write to content, by whichever process, and when the date of a post
 * comes.
 */
export class PostSets {
  readonly #edition: { version: number; since: string; until: string };
  readonly #sets = new Map<string, Promise<NumberSet>>();
  #bytes = 0;

  constructor(edition: { version: number; since: string; until: string }) {
    this.#edition = edition;
  }

  /** How many sets are kept. */
  get count(): number {
    return this.#sets.size;
  }

  /** Whether they still hold, at this version and moment. */
  holdsAt(version: number, now: string): boolean {
    return version === this.#edition.version && now >= this.#edition.since && now < this.#edition.until;
  }

  /** The set known by `key`, read by `load` unless it has been read before. @throws what `load` throws; nothing is kept */
  find(key: string, load: () => Promise<readonly number[]>): Promise<NumberSet> {
    const kept = this.#sets.get(key);
    if (kept) return kept;
    const found = this.#load(key, load);
    this.#sets.set(key, found);
    return found;
  }

  async #load(key: string, load: () => Promise<readonly number[]>): Promise<NumberSet> {
    try {
      const set = NumberSet.of(await load());
      this.#bytes += EMPTY_BYTES + set.bytes;
      if (this.#bytes > MAX_BYTES) {
        this.#sets.clear();
        this.#bytes = 0;
      }
      return set;
    } catch (error) {
      this.#sets.delete(key);
      throw error;
    }
  }
}

/** By handle: a transaction has its own, so that nobody else gets what it may yet take back. */
const latest = new WeakMap<Db, PostSets>();

/**
 * The sets that hold at some moment after the call. What is read into them is at least as new as the version they are
 * known by, so that they may be used for as long as that is the version.
 * @param now ISO 8601 in UTC
 */
export async function openPostSets(db: Db, now: string): Promise<PostSets> {
  const version = await findContentVersion(db);
  const known = latest.get(db);
  if (known?.holdsAt(version, now)) return known;
  const until = (await findNextPublicDate(db, now)) ?? NEVER;
  const begun = latest.get(db); // by somebody else, meanwhile
  if (begun?.holdsAt(version, now)) return begun;
  const sets = new PostSets({ version, since: now, until });
  latest.set(db, sets);
  return sets;
}
