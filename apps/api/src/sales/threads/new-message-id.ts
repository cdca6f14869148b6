import { randomUUIDv7 } from 'node:crypto';

let last = '';

/** The id of a new message. Ids of one process ascend even within a millisecond, so messages of the same time sort by id. */
export function newMessageId(): string {
  let id = randomUUIDv7();
  while (id <= last) id = randomUUIDv7(); // random within a millisecond
  last = id;
  return id;
}
