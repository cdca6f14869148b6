import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { findOutage } from '../../core/host/outage.ts';

/** How long requests wait for a database whose last read failed, before they use the last known revision. */
const OUTAGE_WAIT_MS = 250;

type RevisionSources = {
  /** The version as of everything committed before the call, by any process. */
  readVersion: () => Promise<number>;
  /** The next moment after `now` at which a page changes without a write; ISO 8601 in UTC. */
  findNextChange: (now: string) => Promise<string>;
  /** The clock, as ISO 8601 in UTC. */
  now: () => string;
};

type Revision = { version: number; since: string; until: string; label: string };

/**
 * Identifies the state of the public content. It changes with each write to it, and when time alone changes it (a scheduled
 * post, a new year). While the database is unavailable, the last known state remains.
 */
export class ContentRevision {
  readonly #sources: RevisionSources;
  #shared: Promise<string> | null = null;
  #reads = 0;
  #isOutage = false;
  #pendingRead: Promise<string> | null = null;
  #newest: { read: number; revision: Revision } | null = null;

  constructor(sources: RevisionSources) {
    this.#sources = sources;
  }

  /**
   * The label of a revision that was valid at some moment after the call. A response made afterwards is at least as new,
   * so it may be reused while `current` returns the same label.
   *
   * Requests that arrive in the same turn of the event loop share one read, which starts after all of them.
   */
  current(): Promise<string> {
    this.#shared ??= this.#readAfterThisTurn();
    return this.#shared;
  }

  async #readAfterThisTurn(): Promise<string> {
    await setImmediate();
    this.#shared = null; // a later request may follow a write that this read does not see
    return this.#isOutage && this.#newest ? this.#readInOutage(this.#newest.revision.label) : this.#read();
  }

  /** An unavailable database may fail or hang: one read at a time is enough. */
  async #readInOutage(lastKnown: string): Promise<string> {
    const isOurs = this.#pendingRead === null;
    this.#pendingRead ??= this.#read().finally(() => {
      this.#pendingRead = null;
    });
    const label = await Promise.race([this.#pendingRead, sleep(OUTAGE_WAIT_MS, lastKnown, { ref: false })]);
    // A read that started before this call may miss a write acknowledged before the call.
    return this.#isOutage || isOurs ? label : this.#read();
  }

  async #read(): Promise<string> {
    this.#reads += 1;
    const read = this.#reads;
    const known = this.#newest?.revision;
    let version: number | undefined;
    try {
      version = await this.#sources.readVersion();
      const label = await this.#labelFor(version, read);
      this.#isOutage = false;
      return label;
    } catch (error) {
      this.#isOutage = findOutage(error) !== null;
      const isNewer = version !== undefined && version !== known?.version;
      if (!known || !this.#isOutage || isNewer) throw error;
      return known.label;
    }
  }

  async #labelFor(version: number, read: number): Promise<string> {
    const now = this.#sources.now();
    const newest = this.#newest;
    // A read that started later has already finished: its result is at least as new.
    if (newest && newest.read > read) return newest.revision.label;
    const isSame = newest?.revision.version === version && now >= newest.revision.since && now < newest.revision.until;
    const revision = newest && isSame ? newest.revision : await this.#newRevision(version, now);
    if (!this.#newest || this.#newest.read < read) this.#newest = { read, revision };
    return this.#newest.revision.label;
  }

  async #newRevision(version: number, now: string): Promise<Revision> {
    const until = await this.#sources.findNextChange(now);
    return { version, since: now, until, label: `${version} until ${until}` };
  }
}
