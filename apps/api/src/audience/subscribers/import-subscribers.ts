import { createHash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { TRPCError } from '@trpc/server';
import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { Subscriber } from '@tideline/domain/subscriber/subscriber';
import { addedSubscriberSchema } from '@tideline/domain/subscriber/subscriber.schema';
import {
  IMPORT_OUTCOMES,
  IMPORT_SOURCE,
  type ImportOutcome,
  type ImportReport,
  type ImportRow,
} from '@tideline/domain/subscriber/subscriber-import';
import { recordAction, type Actor } from '../../core/audit/audit.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { findAddressKey, suppressionHash } from './address-keys.ts';
import { findStatuses, insertUnknown } from './import.repository.ts';
import { readImportFile, type FileRow } from './read-import-file.ts';
import type { SubscriberToInsert } from './subscribers.repository.ts';

/** Rows per query. The event loop is free between batches. */
const BATCH_SIZE = 500;

/** Statuses that mean unsubscribed in exports of this and other programs. */
const LEFT = /^(?:unsub|cleaned|bounced|complained|opted?[ -]?out|inactive|suppressed)/i;

/** Statuses that mean unconfirmed. */
const WAITING = /^(?:waiting|pending|unconfirmed|not confirmed)/i;

type NewSubscriber = { email: string; source: string } & Pick<FileRow, 'consentAt' | 'signedUpAt'>;
type Checked = { report: ImportReport; toAdd: NewSubscriber[] };

/** A dry run: reports what importing the file would do with each row. @throws TRPCError BAD_REQUEST */
export async function checkImport(db: Db, file: Uint8Array): Promise<ImportReport> {
  return (await check(db, file)).report;
}

/**
 * Imports exactly the rows that a dry run of the same file reported under `digest`. Known addresses stay unchanged,
 * unsubscribed ones included. After an interruption, the same import can be repeated.
 * @returns how many were added
 * @throws TRPCError CONFLICT when the rows to add have changed since the dry run
 */
export async function importSubscribers(
  db: Db,
  file: Uint8Array,
  digest: string,
  actor: Actor,
  now: string,
): Promise<number> {
  const { report, toAdd } = await check(db, file);
  if (report.digest !== digest) {
    const message = 'The list has changed since the file was checked. Please check it again.';
    throw new TRPCError({ code: 'CONFLICT', message });
  }
  let added = 0;
  for (const batch of batchesOf(toAdd)) {
    const rows = batch.map((subscriber) => withDates(subscriber, now));
    // Rows and audit log entry share one transaction per batch: a single long transaction would block other writers.
    added += await db.transaction().execute(async (trx) => {
      const { size } = await insertUnknown(trx, rows, now);
      await recordAction(trx, actor, { action: 'subscriber.import', detail: { added: size, file: digest } }, now);
      return size;
    });
    await setImmediate();
  }
  return added;
}

async function check(db: Db, file: Uint8Array): Promise<Checked> {
  const addressKey = await findAddressKey(db);
  const hashOf = (email: string) => suppressionHash(addressKey, email);
  const seenLines = new Map<string, number>();
  const rows: ImportRow[] = [];
  const toAdd: NewSubscriber[] = [];
  const digest = createHash('sha256');
  for (const batch of batchesOf(await readImportFile(file))) {
    const keys = batch.map(({ email }) => emailKey(email));
    // PostgreSQL rejects NUL in parameters, and no address contains one.
    const askable = keys.filter((key) => !key.includes('\0'));
    const statuses = await findStatuses(db, askable, hashOf);
    batch.forEach((row, index) => {
      const key = keys[index] ?? '';
      const accepted = addedSubscriberSchema.safeParse({ email: row.email, source: row.source });
      const judged = accepted.success
        ? judge(row, seenLines.get(key), statuses.get(key))
        : { outcome: 'invalid' as const, reason: accepted.error.issues[0]?.message ?? 'This row cannot be read.' };
      rows.push({ line: row.line, email: row.email, ...judged });
      if (!accepted.success) return;
      if (!seenLines.has(key)) seenLines.set(key, row.line);
      if (judged.outcome === 'new') {
        const { email, source } = accepted.data;
        const { consentAt, signedUpAt } = row;
        const subscriber = { email, source: source ?? IMPORT_SOURCE, consentAt, signedUpAt };
        toAdd.push(subscriber);
        digest.update(JSON.stringify(subscriber));
      }
    });
    await setImmediate();
  }
  return { report: { counts: countsOf(rows), rows, digest: digest.digest('hex') }, toAdd };
}

/** A time that is still to come says nothing. */
function withDates(
  { consentAt, signedUpAt, ...subscriber }: NewSubscriber,
  now: string,
): SubscriberToInsert & Partial<Subscriber> {
  const known = (at: string | null) => (at !== null && at <= now ? at : null);
  return { id: randomUUID(), ...subscriber, consentAt: known(consentAt), createdAt: known(signedUpAt) ?? now };
}

function judge(
  row: FileRow,
  seenAtLine: number | undefined,
  status: string | undefined,
): { outcome: ImportOutcome; reason: string | null } {
  if (seenAtLine !== undefined) return { outcome: 'duplicate', reason: `The same address is on line ${seenAtLine}.` };
  if (status === 'active') return { outcome: 'known', reason: 'Already on the list.' };
  if (status === 'suppressed') return { outcome: 'unsubscribed', reason: 'Unsubscribed; stays unsubscribed.' };
  if (status !== undefined) return { outcome: 'unsubscribed', reason: 'On the list as unsubscribed; stays that way.' };
  if (WAITING.test(row.confirmation) || WAITING.test(row.status))
    return { outcome: 'unsubscribed', reason: 'The file says not confirmed yet.' };
  if (LEFT.test(row.status)) return { outcome: 'unsubscribed', reason: `The file says ${row.status}.` };
  if (row.left !== null) return { outcome: 'unsubscribed', reason: `The file says ${row.left}.` };
  return { outcome: 'new', reason: null };
}

function countsOf(rows: readonly ImportRow[]): Record<ImportOutcome, number> {
  const counts = Object.fromEntries(IMPORT_OUTCOMES.map((outcome) => [outcome, 0])) as Record<ImportOutcome, number>;
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

function* batchesOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += BATCH_SIZE) yield items.slice(start, start + BATCH_SIZE);
}
