import { createHash } from 'node:crypto';

/** The id that a picture of another site gets: the same each time, so that it is fetched once. */
export function pictureId(site: string, address: string): string {
  return createHash('sha256').update(`${site} ${address}`).digest('hex').slice(0, 24);
}
