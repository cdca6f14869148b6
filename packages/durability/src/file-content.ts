/** The bytes of a file that is written piece by piece. */
export class FileContent {
  #bytes;
  #size: number;

  constructor(bytes: Uint8Array = new Uint8Array()) {
    this.#bytes = Buffer.from(bytes);
    this.#size = bytes.length;
  }

  read(): Buffer {
    return this.#bytes.subarray(0, this.#size);
  }

  write(offset: number, bytes: Buffer): void {
    this.resize(Math.max(this.#size, offset + bytes.length));
    bytes.copy(this.#bytes, offset);
  }

  /** Cuts it off or fills it with zeros. */
  resize(size: number): void {
    if (size > this.#bytes.length) this.#bytes = Buffer.concat([this.read(), Buffer.alloc(2 * size - this.#size)]);
    if (size < this.#size) this.#bytes.fill(0, size);
    this.#size = size;
  }
}
