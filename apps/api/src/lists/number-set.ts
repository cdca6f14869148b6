const BITS = 32;

/** A set of whole numbers from 0, a bit for each up to the largest. It never changes. */
export class NumberSet {
  readonly #bits: Uint32Array;
  /** How many numbers there are in it. */
  readonly size: number;

  private constructor(bits: Uint32Array) {
    this.#bits = bits;
    this.size = countBits(bits);
  }

  static of(numbers: readonly number[]): NumberSet {
    let largest = -1;
    for (const number of numbers) if (number > largest) largest = number;
    const bits = new Uint32Array(Math.ceil((largest + 1) / BITS));
    for (const number of numbers) bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31));
    return new NumberSet(bits);
  }

  /** How much memory its numbers take. */
  get bytes(): number {
    return this.#bits.byteLength;
  }

  /** The numbers that are in both. */
  and(other: NumberSet): NumberSet {
    const [short, long] = this.bytes < other.bytes ? [this.#bits, other.#bits] : [other.#bits, this.#bits];
    const both = short.slice();
    for (let at = 0; at < both.length; at += 1) both[at] = (both[at] ?? 0) & (long[at] ?? 0);
    return new NumberSet(both);
  }

  /** Its numbers, in ascending order. */
  numbers(): number[] {
    const numbers: number[] = [];
    this.#each((number) => numbers.push(number));
    return numbers;
  }

  /** A byte for each number from 0 to beyond the largest: 1 for those in the set, 0 for others. */
  toMap(): Buffer {
    const map = Buffer.alloc(this.#bits.length * BITS);
    this.#each((number) => {
      map[number] = 1;
    });
    return map;
  }

  #each(take: (number: number) => void): void {
    const bits = this.#bits;
    for (let at = 0; at < bits.length; at += 1) {
      for (let left = bits[at] ?? 0; left !== 0; left &= left - 1) take(at * BITS + lowestBit(left));
    }
  }
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** Sums in ever wider fields of each word at once. Source: Warren, "Hacker's Delight", 5-1. */
function countBits(bits: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    const word = bits[at] ?? 0;
    const pairs = word - ((word >>> 1) & 0x55555555);
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    count += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}
