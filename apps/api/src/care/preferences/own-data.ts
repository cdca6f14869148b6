import { randomUUIDv7 } from 'node:crypto';
import type { OwnDataAct, OwnDataOutcome } from '@tideline/domain/privacy/own-data';
import type { Context } from '../../context.ts';
import { countAttempt, type RateLimit } from '../../core/limits/rate-limit.ts';
import { queueMail } from '../../core/mail/outbox.repository.ts';
import { hashPerson } from '../privacy/erase-person.ts';
import { hashLinkToken } from '../../audience/subscribers/address-keys.ts';
import { findReaderAddress } from './preferences.repository.ts';
import { spendOwnDataLink } from './own-data-links.repository.ts';

/** Mails with such links, per address: whoever has the link of a forwarded mail can ask for them. */
const LIMIT: RateLimit = { limit: 5, windowSeconds: 24 * 60 * 60 };

/**
 * Queues the mail with the link that downloads or erases the data of an address.
 * @throws TRPCError TOO_MANY_REQUESTS
 */
export async function mailOwnDataLink(ctx: Context, emailKey: string, act: OwnDataAct): Promise<OwnDataOutcome> {
  const { db } = ctx;
  if (ctx.mail.server === null) return 'no-mail';
  const now = ctx.now();
  await countAttempt(db, `own-data:${await hashPerson(db, emailKey)}`, LIMIT, now);
  const recipient = await findReaderAddress(db, emailKey);
  await queueMail(db, { id: randomUUIDv7(), kind: `own-data-${act}`, recipient }, now);
  ctx.mail.wake();
  return 'mailed';
}

/** The key of the address of a mailed link, which is used up; null for a link that does not work. */
export function useOwnDataLink(ctx: Context, token: string, act: OwnDataAct): Promise<string | null> {
  return spendOwnDataLink(ctx.db, { tokenHash: hashLinkToken(token), act }, ctx.now());
}
