type Entry<Value> = { value: Value; bytes: number; isUsed: boolean };

/**
 * A cache with a limit in bytes, which drops about the least recently used values: the oldest first, but one that was used
 * meanwhile becomes the newest instead (the second-chance algorithm). Finding a value moves nothing.
 */
export class ByteLru<Value> {
  readonly #maxBytes: number;
  /** The oldest first. */
  readonly #entries = new Map<string, Entry<Value>>();
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

  /** The value, which counts as used; undefined if it is not cached. */
  find(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry) entry.isUsed = true;
    return entry?.value;
  }

  /** Replaces the value under the key; a value larger than the limit is not cached. */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes > this.#maxBytes) return;
    this.#makeRoomFor(bytes);
    this.#entries.set(key, { value, bytes, isUsed: false });
    this.#bytes += bytes;
  }

  /**
   * Adds `bytes` to the size of a value that has grown (or shrunk, if negative); ignored if the key has another value now.
   */
  grow(key: string, value: Value, bytes: number): void {
    const entry = this.#entries.get(key);
    if (entry?.value !== value) return;
    entry.bytes += bytes;
    this.#bytes += bytes;
    this.#makeRoomFor(0);
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #makeRoomFor(bytes: number): void {
    // A map iterates in insertion order, and also over what is added meanwhile: values that were used are reached again.
    for (const [key, entry] of this.#entries) {
      if (this.#bytes + bytes <= this.#maxBytes) return;
      this.#entries.delete(key);
      if (entry.isUsed) this.#entries.set(key, { ...entry, isUsed: false });
      else this.#bytes -= entry.bytes;
    }
  }
}
