import { randomUUIDv7 } from 'node:crypto';

let last = '';

/** A UUIDv7. The ids of one process ascend even within a millisecond, so rows of the same time sort in their order by id. */
export function newId(): string {
  const id = randomUUIDv7();
  last = id > last ? id : next(last);
  return last;
}

/** The id after this one: its last 48 bits are random and serve as a counter. */
function next(id: string): string {
  const at = id.lastIndexOf('-') + 1;
  const counter = (BigInt(`0x${id.slice(at)}`) + 1n) % 2n ** 48n;
  return id.slice(0, at) + counter.toString(16).padStart(12, '0');
}
