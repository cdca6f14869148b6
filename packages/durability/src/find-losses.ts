import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openSiteDatabase, placesIn } from '@tideline/api/testing/server/site-folder';
import { pictureVariantUrl, pictureUrl, pictureWidths } from '@tideline/domain/picture/picture-address';
import type { DiskEvent } from './disk-trace.ts';

type Db = ReturnType<typeof openSiteDatabase>;

/** What clients were told is stored. */
export type Acknowledged = {
  /** Of enquiries. */
  references: string[];
  /** Ids of pictures. */
  pictures: string[];
};

/** What the responses among these events confirm as stored. */
export function acknowledgedBy(events: readonly DiskEvent[]): Acknowledged {
  const answers = events.flatMap((event) => (event.kind === 'answer' ? [event.text] : []));
  const found = (pattern: RegExp) => answers.flatMap((text) => pattern.exec(text)?.[1] ?? []);
  return {
    references: found(/^HTTP\/1\.1 201 .*"reference":"([^"]+)"/s),
    pictures: found(/^HTTP\/1\.1 201 .*"id":"([0-9a-f]{24})"/s),
  };
}

/**
 * The faults of a SQLite site: a damaged database, missing acknowledged data, incomplete transactions.
 * @param original the recorded folder, with all picture files as written
 * @returns a sentence for each
 */
export async function findLosses(folder: string, original: string, acknowledged: Acknowledged): Promise<string[]> {
  const db = openSiteDatabase(folder);
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    const damage = rows.map((row) => row.integrity_check).filter((said) => said !== 'ok');
    if (damage.length > 0) return damage;
    return [
      ...(await findLostContacts(db, acknowledged.references)),
      ...(await findLostPictures(db, [folder, original], acknowledged.pictures)),
    ];
  } finally {
    await db.destroy();
  }
}

/** An enquiry, its mail and its count are written in one transaction. */
async function findLostContacts(db: Db, references: string[]): Promise<string[]> {
  const contacts = await db.selectFrom('contacts').select(['id', 'reference']).execute();
  const mails = await db.selectFrom('mails').select('about_id').where('kind', '=', 'enquiry').execute();
  const counts = await db.selectFrom('rate_limits').select('count').where('key', 'like', 'contact:%').execute();
  const counted = counts.reduce((sum, { count }) => sum + count, 0);
  const [ids, written] = [contacts.map(({ id }) => id), mails.map((mail) => String(mail.about_id))];
  return [
    ...without(
      references,
      contacts.map((contact) => contact.reference),
    ).map((it) => `enquiry ${it} is lost`),
    ...without(ids, written).map((it) => `enquiry ${it} has no mail`),
    ...without(written, ids).map((it) => `the mail of ${it} has no enquiry`),
    ...(counted === contacts.length ? [] : [`${counted} of ${contacts.length} enquiries are counted`]),
  ];
}

/** A picture's row and its audit entry are written in one transaction, after its files. */
async function findLostPictures(db: Db, [folder, original]: [string, string], known: string[]): Promise<string[]> {
  const pictures = await db.selectFrom('pictures').select(['id', 'width', 'height', 'ending']).execute();
  const log = await db.selectFrom('audit').select('object_id').where('action', '=', 'picture.add').execute();
  const [ids, added] = [pictures.map(({ id }) => id), log.map((entry) => entry.object_id)];
  const losses = [
    ...without(known, ids).map((id) => `picture ${id} is lost`),
    ...without(ids, added).map((id) => `picture ${id} is not in the audit log`),
    ...without(added, ids).map((id) => `picture ${id} is in the audit log only`),
  ];
  for (const { id, width, height, ending } of pictures) {
    const variants = (['avif', 'webp'] as const).flatMap((format) =>
      pictureWidths(width).map((variant) => pictureVariantUrl(id, variant, format)),
    );
    for (const file of [pictureUrl(id, width, height, ending), ...variants]) {
      const written = await readFile(join(placesIn(original).dataDir, file));
      const found = await readFile(join(placesIn(folder).dataDir, file)).catch(() => null);
      if (found === null || !found.equals(written)) losses.push(`${file} is ${found === null ? 'lost' : 'torn'}`);
    }
  }
  return losses;
}

function without(wanted: string[], present: string[]): string[] {
  const set = new Set(present);
  return wanted.filter((it) => !set.has(it));
}
