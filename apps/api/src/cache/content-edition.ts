import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { findOutage } from '../host/outage.ts';

/** How long a database that did not answer the last time is waited for before visitors get the edition known last. */
const PATIENCE_MS = 250;

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
 * the clock alone changes it (a post whose date has come, a new year). While the database cannot be asked, it is the
 * edition known last: an old page is better than none.
 */
export class ContentEdition {
  readonly #sources: EditionSources;
  #next: Promise<string> | null = null;
  #reads = 0;
  #isAway = false;
  #question: Promise<string> | null = null;
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
    return this.#isAway && this.#newest ? this.#lookBriefly(this.#newest.edition.label) : this.#look();
  }

  /** A database that is gone may refuse at once, or let everybody wait: then one question is enough. */
  async #lookBriefly(lastKnown: string): Promise<string> {
    const isOurs = this.#question === null;
    this.#question ??= this.#look().finally(() => {
      this.#question = null;
    });
    const label = await Promise.race([this.#question, sleep(PATIENCE_MS, lastKnown, { ref: false })]);
    // A question that was under way already may have missed a write that was acknowledged before we came.
    return this.#isAway || isOurs ? label : this.#look();
  }

  async #look(): Promise<string> {
    this.#reads += 1;
    const read = this.#reads;
    const known = this.#newest?.edition;
    let version: number | undefined;
    try {
      version = await this.#sources.readVersion();
      const label = await this.#labelFor(version, read);
      this.#isAway = false;
      return label;
    } catch (error) {
      this.#isAway = findOutage(error) !== null;
      const isNewer = version !== undefined && version !== known?.version;
      if (!known || !this.#isAway || isNewer) throw error;
      return known.label;
    }
  }

  async #labelFor(version: number, read: number): Promise<string> {
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
