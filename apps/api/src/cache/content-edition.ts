import { setImmediate } from 'node:timers/promises';

type EditionSources = {
  /** The version of everything that was committed before the call, by whichever process. */
  readVersion: () => Promise<number>;
  /** The next moment after `now` at which a page changes without a write; ISO 8601 in UTC. */
  findNextChange: (now: string) => Promise<string>;
  /** The clock, as ISO 8601 in UTC. */
  now: () => string;
};

type Edition = { version: number; since: string; until: string; label: string };

/**
 * Says which edition of the content visitors are to see: it changes with each write to what they can read, and when
 * the clock alone changes it (a post whose date has come, a new year).
 */
export class ContentEdition {
  readonly #sources: EditionSources;
  #next: Promise<string> | null = null;
  #reads = 0;
  #newest: { read: number; edition: Edition } | null = null;

  constructor(sources: EditionSources) {
    this.#sources = sources;
  }

  /**
   * The label of the edition that holds at some moment after the call. What is rendered after this has answered is at
   * least as new as the label, so an answer may be served again for as long as `current` names its label.
   *
   * Requests that arrive in the same turn of the event loop share one look at the database: it is taken after all of
   * them have arrived.
   */
  current(): Promise<string> {
    this.#next ??= this.#lookAfterThisTurn();
    return this.#next;
  }

  async #lookAfterThisTurn(): Promise<string> {
    await setImmediate();
    this.#next = null; // whoever comes from now on may know of a write that this look does not see
    return this.#look();
  }

  async #look(): Promise<string> {
    this.#reads += 1;
    const read = this.#reads;
    const version = await this.#sources.readVersion();
    const now = this.#sources.now();
    const newest = this.#newest;
    // A look that began later has answered already: what it saw is at least as new.
    if (newest && newest.read > read) return newest.edition.label;
    const isSame = newest?.edition.version === version && now >= newest.edition.since && now < newest.edition.until;
    const edition = newest && isSame ? newest.edition : await this.#open(version, now);
    if (!this.#newest || this.#newest.read < read) this.#newest = { read, edition };
    return this.#newest.edition.label;
  }

  async #open(version: number, now: string): Promise<Edition> {
    const until = await this.#sources.findNextChange(now);
    return { version, since: now, until, label: `${version} until ${until}` };
  }
}
