import { WorkQueue } from '../host/work-queue.ts';
import type { Encoding } from './accepted-encoding.ts';
import { ByteLru } from './byte-lru.ts';
import type { ContentEdition } from './content-edition.ts';
import { KeptAnswer, type Answer, type AnswerForm } from './kept-answer.ts';

type AnswerCacheOptions = {
  edition: Pick<ContentEdition, 'current'>;
  /** How much the kept answers may take; 0 keeps none. */
  maxBytes: number;
  /** The clock, in milliseconds. */
  nowMs: () => number;
};

export type AnswerRequest = {
  /** What the answer is known by: the one spelling of its address. Null: as good as nobody asks the same again. */
  key: string | null;
  /** Whether anybody can think of new keys of this kind without end: such answers share a small part of the room. */
  isOpenEnded?: (answer: Answer) => boolean;
  /** For answers that may lag behind in something that raises no version (counted views). */
  maxAgeMs?: number;
  /** Makes the answer. What it throws goes to everybody who waits for it, and is forgotten. */
  make: () => Promise<Answer>;
};

type Entry = { edition: string; untilMs: number; kept: KeptAnswer };

/** Rendering is mostly computing, of which there is one at a time; a few overlap while they wait for the database. */
const LIMITS = { atOnce: 4, waiting: 200 };
const BUSY = {
  refusal: 'The site is very busy at the moment. Please try again in a few seconds.',
  retryAfterSeconds: 2,
};
/** The part of the room for keys of which there is no end. */
const OPEN_ENDED_PART = 1 / 8;
/** About what an entry takes beside its body. */
const ENTRY_BYTES = 2000;

/**
 * Answers that are the same for everybody, made once per edition of the content. Never answers with what was made
 * before a write that had been acknowledged when the request came.
 */
export class AnswerCache {
  readonly #edition: AnswerCacheOptions['edition'];
  readonly #nowMs: () => number;
  readonly #queue = new WorkQueue({ ...LIMITS, ...BUSY });
  readonly #regular: ByteLru<Entry>;
  readonly #openEnded: ByteLru<Entry>;
  readonly #underWay = new Map<string, { edition: string; made: Promise<Entry> }>();
  #lastEdition = '';

  constructor({ edition, maxBytes, nowMs }: AnswerCacheOptions) {
    this.#edition = edition;
    this.#nowMs = nowMs;
    this.#regular = new ByteLru(maxBytes * (1 - OPEN_ENDED_PART));
    this.#openEnded = new ByteLru(maxBytes * OPEN_ENDED_PART);
  }

  /** How much is kept. */
  get bytes(): number {
    return this.#regular.bytes + this.#openEnded.bytes;
  }

  /** An answer for one caller alone, made in its turn. @throws as `find` does */
  make(make: AnswerRequest['make']): Promise<Answer> {
    return this.#queue.run(make);
  }

  /**
   * The answer in the form the caller takes, kept or made now.
   * @throws what `make` throws; TRPCError SERVICE_UNAVAILABLE when too many answers wait to be made
   */
  async find(request: AnswerRequest, encoding: Encoding): Promise<{ kept: KeptAnswer; form: AnswerForm }> {
    const { key, make } = request;
    if (key === null) {
      const kept = new KeptAnswer(await this.make(make));
      return { kept, form: await kept.form(encoding, () => undefined) };
    }
    const edition = await this.#edition.current();
    this.#forgetOthersThan(edition);
    const entry = this.#findEntry(key, edition) ?? (await this.#makeOnce(key, edition, request));
    const form = entry.kept.form(encoding, (bytes) => {
      this.#regular.grow(key, entry, bytes);
      this.#openEnded.grow(key, entry, bytes);
    });
    return { kept: entry.kept, form: form instanceof Promise ? await form : form };
  }

  /** Another edition is not asked for again: its answers would only take room. */
  #forgetOthersThan(edition: string): void {
    if (edition === this.#lastEdition) return;
    this.#lastEdition = edition;
    this.#regular.clear();
    this.#openEnded.clear();
  }

  #findEntry(key: string, edition: string): Entry | undefined {
    const entry = this.#regular.find(key) ?? this.#openEnded.find(key);
    if (entry?.edition !== edition) return undefined;
    return entry.untilMs === Infinity || this.#nowMs() < entry.untilMs ? entry : undefined;
  }

  /** Everybody who asks for the same answer meanwhile waits for the same work. */
  #makeOnce(key: string, edition: string, request: AnswerRequest): Promise<Entry> {
    const underWay = this.#underWay.get(key);
    if (underWay?.edition === edition) return underWay.made;
    const made = this.#make(key, edition, request).finally(() => {
      if (this.#underWay.get(key)?.made === made) this.#underWay.delete(key);
    });
    this.#underWay.set(key, { edition, made });
    return made;
  }

  async #make(key: string, edition: string, { isOpenEnded, maxAgeMs, make }: AnswerRequest): Promise<Entry> {
    const startedMs = this.#nowMs();
    const answer = await this.#queue.run(make);
    const kept = new KeptAnswer(answer);
    const untilMs = maxAgeMs === undefined ? Infinity : startedMs + maxAgeMs;
    const entry = { edition, untilMs, kept };
    const room = isOpenEnded?.(answer) ? this.#openEnded : this.#regular;
    // Made for an edition that has passed meanwhile, it is of no use to whoever comes later.
    if (edition === this.#lastEdition) room.keep(key, entry, kept.plain.body.length + ENTRY_BYTES + key.length * 2);
    return entry;
  }
}
