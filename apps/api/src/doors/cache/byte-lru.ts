/** A least-recently-used cache with a limit in bytes. */
export class ByteLru<Value> {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, { value: Value; bytes: number }>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The value, which becomes the most recently used; undefined if it is not cached. */
  find(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A map iterates in insertion order: the first key is the least recently used.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Replaces the value under the key; a value larger than the limit is not cached. */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes > this.#maxBytes) return;
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    this.#evict();
  }

  /**
   * Adds `bytes` to the size of a value that has grown (or shrunk, if negative); ignored if the key has another value now.
   */
  grow(key: string, value: Value, bytes: number): void {
    const entry = this.#entries.get(key);
    if (entry?.value !== value) return;
    entry.bytes += bytes;
    this.#bytes += bytes;
    this.#evict();
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #evict(): void {
    for (const key of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.delete(key);
    }
  }
}
