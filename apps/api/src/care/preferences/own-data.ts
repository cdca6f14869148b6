import type { OwnDataAct, OwnDataOutcome } from '@tideline/domain/privacy/own-data';
import { newId } from '../../core/host/new-id.ts';
import type { Context } from '../../context.ts';
import { countAttempt, type RateLimit } from '../../core/limits/rate-limit.ts';
import { queueMail } from '../../core/mail/outbox.repository.ts';
import { hashPerson } from '../privacy/erase-person.ts';
import { hashLinkToken } from '../../audience/subscribers/address-keys.ts';
import { findReaderAddress } from './preferences.repository.ts';
import { spendOwnDataLink } from './own-data-links.repository.ts';

/** Mails with such links per address: the links of a forwarded newsletter let anybody ask for them. */
const LIMIT: RateLimit = { limit: 5, windowSeconds: 24 * 60 * 60 };

/**
 * Queues the mail with a link to download or erase the data of an address.
 * @throws TRPCError TOO_MANY_REQUESTS
 */
export async function mailOwnDataLink(ctx: Context, emailKey: string, act: OwnDataAct): Promise<OwnDataOutcome> {
  const { db } = ctx;
  if (ctx.mail.server === null) return 'no-mail';
  const now = ctx.now();
  await countAttempt(db, `own-data:${await hashPerson(db, emailKey)}`, LIMIT, now);
  const recipient = await findReaderAddress(db, emailKey);
  await queueMail(db, { id: newId(), kind: `own-data-${act}`, recipient }, now);
  ctx.mail.wake();
  return 'mailed';
}

/** Spends a mailed link. @returns the key of its address; null for a link that does not work */
export function useOwnDataLink(ctx: Context, token: string, act: OwnDataAct): Promise<string | null> {
  return spendOwnDataLink(ctx.db, { tokenHash: hashLinkToken(token), act }, ctx.now());
}
