import { isDeepStrictEqual } from 'node:util';
import type { MailEnvironment } from '../../context.ts';
import type { Db } from '../store/schema.ts';
import { type CurrentMail, findCurrentMail } from './current-mail.ts';

/**
 * A job with the accounts in use at each run. When they have changed it is made anew: its pauses and failures are those of
 * the former server.
 * @param make returns the job; null without an account that it needs. `isCurrent` answers whether a run may go on with them.
 */
export function withCurrentMail(
  db: Db,
  environment: MailEnvironment,
  make: (mail: CurrentMail, isCurrent: () => Promise<boolean>) => (() => Promise<unknown>) | null,
  idle?: unknown,
): () => Promise<unknown> {
  let made: { used: unknown[]; job: (() => Promise<unknown>) | null } | null = null;

  return async function run(): Promise<unknown> {
    const mail = await findCurrentMail(db, environment);
    const used = whatIsUsed(mail);
    if (!made || !isDeepStrictEqual(made.used, used)) made = { used, job: make(mail, () => isInUse(used)) };
    return made.job ? made.job() : idle;
  };

  async function isInUse(used: unknown[]): Promise<boolean> {
    return isDeepStrictEqual(whatIsUsed(await findCurrentMail(db, environment)), used);
  }
}

function whatIsUsed({ smtp, imap }: CurrentMail): unknown[] {
  return [smtp, imap].flatMap(({ address, server }) => [address, server]);
}
