import { WorkQueue } from '../../core/limits/work-queue.ts';
import type { Encoding } from './accepted-encoding.ts';
import { ByteLru } from './byte-lru.ts';
import { CachedResponse, type PlainResponse, type ResponseForm } from './cached-response.ts';
import type { ContentRevision } from './content-revision.ts';

type ResponseCacheOptions = {
  revision: Pick<ContentRevision, 'current'>;
  /** Limit of the cache in bytes; 0 disables it. */
  maxBytes: number;
  /** The clock, in milliseconds. */
  nowMs: () => number;
};

export type CacheRequest = {
  /** The canonical address of the response; null if it is rarely requested again and therefore not cached. */
  key: string | null;
  /** Whether callers can invent any number of such keys; their responses share a small part of the cache. */
  isUnbounded?: (response: PlainResponse) => boolean;
  /** For a response with content that changes without a new version, such as counted views. */
  maxAgeMs?: number;
  /** Makes the response. Its error goes to every waiting caller, and is not cached. */
  make: () => Promise<PlainResponse>;
};

type Entry = {
  revision: string;
  untilMs: number;
  /** From when on its uses count; see `SETTLED_MS`. */
  settledMs: number;
  response: CachedResponse;
  brotliUses: number;
};

/** Rendering is mostly computation, one page at a time; a few overlap while waiting for the database. */
const RENDER_LIMITS = { atOnce: 4, waiting: 200 };
const RECOMPRESS_LIMITS = { atOnce: 1, waiting: 200 };
const BUSY = {
  refusal: 'The site is very busy at the moment. Please try again in a few seconds.',
  retryAfterSeconds: 2,
};
/** The part of the cache for keys that callers can invent. */
const UNBOUNDED_PART = 1 / 8;
/** Estimated memory of an entry besides its body. */
const ENTRY_BYTES = 2000;
/** While content changes more often, recompressing would take most of the CPU time and serve nobody for long. */
const SETTLED_MS = 60_000;
/** Uses of a settled response after which it is recompressed at brotli 11: a sixth smaller, for a third of a second of CPU time. */
const USES_TO_RECOMPRESS = 20;

/**
 * Responses that are the same for everybody, made once per content revision. A request never gets a response older than a
 * write acknowledged before the request arrived.
 */
export class ResponseCache {
  readonly #revision: ResponseCacheOptions['revision'];
  readonly #nowMs: () => number;
  readonly #rendering = new WorkQueue({ ...RENDER_LIMITS, ...BUSY });
  readonly #recompressing = new WorkQueue({ ...RECOMPRESS_LIMITS, ...BUSY });
  readonly #regular: ByteLru<Entry>;
  readonly #unbounded: ByteLru<Entry>;
  readonly #pending = new Map<string, { revision: string; made: Promise<Entry> }>();
  #lastRevision = '';

  constructor({ revision, maxBytes, nowMs }: ResponseCacheOptions) {
    this.#revision = revision;
    this.#nowMs = nowMs;
    this.#regular = new ByteLru(maxBytes * (1 - UNBOUNDED_PART));
    this.#unbounded = new ByteLru(maxBytes * UNBOUNDED_PART);
  }

  get bytes(): number {
    return this.#regular.bytes + this.#unbounded.bytes;
  }

  /** Makes a response in its turn, without caching it. @throws as `find` does */
  make(make: CacheRequest['make']): Promise<PlainResponse> {
    return this.#rendering.run(make);
  }

  /**
   * The response in the encoding, from the cache or made now.
   * @throws what `make` throws; TRPCError SERVICE_UNAVAILABLE when too many responses wait to be made
   */
  async find(request: CacheRequest, encoding: Encoding): Promise<{ response: CachedResponse; form: ResponseForm }> {
    const { key, make } = request;
    if (key === null) {
      const response = new CachedResponse(await this.make(make));
      return { response, form: await response.form(encoding, () => undefined) };
    }
    const revision = await this.#revision.current();
    this.#startRevision(revision);
    const entry = this.#findEntry(key, revision) ?? (await this.#makeOnce(key, revision, request));
    const { response } = entry;
    if (encoding === 'br' && entry.brotliUses < USES_TO_RECOMPRESS && this.#nowMs() >= entry.settledMs) {
      entry.brotliUses += 1;
      if (entry.brotliUses === USES_TO_RECOMPRESS) void this.#recompress(key, entry);
    }
    const form = response.form(encoding, (bytes) => this.#resize(key, entry, bytes));
    return { response, form: form instanceof Promise ? await form : form };
  }

  /** Clears the cache for a new revision: no request will ask for the old one. */
  #startRevision(revision: string): void {
    if (revision === this.#lastRevision) return;
    this.#lastRevision = revision;
    this.#regular.clear();
    this.#unbounded.clear();
  }

  #findEntry(key: string, revision: string): Entry | undefined {
    const entry = this.#regular.find(key) ?? this.#unbounded.find(key);
    if (entry?.revision !== revision) return undefined;
    return entry.untilMs === Infinity || this.#nowMs() < entry.untilMs ? entry : undefined;
  }

  /** Concurrent requests for the same response share the work. */
  #makeOnce(key: string, revision: string, request: CacheRequest): Promise<Entry> {
    const pending = this.#pending.get(key);
    if (pending?.revision === revision) return pending.made;
    const made = this.#makeEntry(key, revision, request).finally(() => {
      if (this.#pending.get(key)?.made === made) this.#pending.delete(key);
    });
    this.#pending.set(key, { revision, made });
    return made;
  }

  async #makeEntry(key: string, revision: string, request: CacheRequest): Promise<Entry> {
    const { isUnbounded, maxAgeMs = Infinity, make } = request;
    const nowMs = this.#nowMs();
    const made = await this.#rendering.run(make);
    const entry = {
      revision,
      untilMs: nowMs + maxAgeMs,
      settledMs: nowMs + SETTLED_MS,
      response: new CachedResponse(made),
      brotliUses: 0,
    };
    const part = isUnbounded?.(made) ? this.#unbounded : this.#regular;
    const bytes = entry.response.plain.body.length + ENTRY_BYTES + key.length * 2;
    // Not cached if the revision has changed meanwhile: no later request could use it.
    if (revision === this.#lastRevision) part.set(key, entry, bytes);
    return entry;
  }

  /** In the background, one at a time. A failure is harmless: the response stays as it is. */
  #recompress(key: string, entry: Entry): Promise<void> {
    const recompress = async () => {
      if (this.#findEntry(key, this.#lastRevision) !== entry) return;
      await entry.response.recompress((bytes) => this.#resize(key, entry, bytes));
    };
    return this.#recompressing.run(recompress).catch(() => undefined);
  }

  /** Counts the bytes of another form. */
  #resize(key: string, entry: Entry, bytes: number): void {
    this.#regular.grow(key, entry, bytes);
    this.#unbounded.grow(key, entry, bytes);
  }
}
