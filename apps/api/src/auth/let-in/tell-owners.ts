import { randomUUID } from 'node:crypto';
import { PROGRAM, recordAction } from '../../audit/audit.repository.ts';
import { queueMail } from '../../mail/outbox.repository.ts';
import type { Db } from '../../store/schema.ts';
import { takeAttempt, type RateLimit } from '../../limits/rate-limit.ts';
import { listKeptOut } from './let-in.repository.ts';

/** Letters to one owner, however long somebody guesses and however many servers see it. */
const LETTERS: RateLimit = { limit: 1, windowSeconds: 60 * 60 };

/**
 * Puts a letter into the outbox for everybody whose account takes no sign-in from new places, since somebody guesses. Not
 * a part of the sign-in: what that answers, and how long it takes, is the same for accounts that do not exist.
 * @param now ISO 8601 in UTC
 * @returns how many letters
 */
export async function tellOwners(db: Db, now: string): Promise<number> {
  let letters = 0;
  for (const owner of await listKeptOut(db, LETTERS.windowSeconds, now)) {
    const isFirst = await db.transaction().execute(async (trx) => {
      // Another server may have seen the same.
      if ((await takeAttempt(trx, `let-in-letter:${owner.id}`, LETTERS, now)) !== null) return false;
      await queueMail(trx, { id: `let-in-${randomUUID()}`, kind: 'let-in', recipient: owner.email }, now);
      const act = { action: 'session.warn', objectId: owner.id, detail: { account: owner.email } } as const;
      await recordAction(trx, PROGRAM, act, now);
      return true;
    });
    if (isFirst) letters += 1;
  }
  return letters;
}
