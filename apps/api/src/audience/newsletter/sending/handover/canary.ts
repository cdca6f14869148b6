import type { FastifyBaseLogger } from 'fastify';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import { SendError } from '../../../../core/mail/send-error.ts';
import type { SmtpServer } from '../../../../core/mail/smtp-address.ts';
import { sendOnce } from '../../../../core/mail/smtp-session.ts';
import { findSettings } from '../../../../core/settings/settings.repository.ts';
import type { Db } from '../../../../core/store/schema.ts';
import { pauseIssue } from '../issue-states.repository.ts';
import type { IssueWriter } from './issue-writer.ts';
import { claimWait, deleteWait, recordFailure } from '../waits.repository.ts';

/** After this time another server sends the copy, since this one must be dead. A second copy to the agency is harmless. */
const CANARY_MS = 2 * MINUTE_MS;

const UNWRITTEN = new SendError('later', 'The issue could not be written; the server log says why.');

type Options = {
  db: Db;
  server: SmtpServer;
  write: IssueWriter;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  now: () => string;
};

/**
 * Sends each issue that is about to start to the agency's own address first. Readers follow once the mail server has
 * accepted that copy; a refusal pauses the issue and gives the reason.
 */
export async function sendCanaries({ db, server, write, log, now }: Options): Promise<void> {
  const issues = await db
    .selectFrom('issues')
    .select('id')
    .where('state', '=', 'sending')
    .where('starts_at', '<=', now())
    .where('canary_accepted_at', 'is', null)
    .execute();
  for (const { id } of issues) {
    const name = `canary ${id}` as const;
    if (!(await claimWait(db, name, { until: later(now(), CANARY_MS), now: now() }))) continue;
    try {
      await sendCopy(id);
    } catch (error) {
      log.warn({ issue: id, err: error }, 'the first copy of an issue was not accepted');
      await recordRefusal(id, error instanceof SendError ? error : UNWRITTEN);
      continue;
    }
    await db
      .updateTable('issues')
      .set((eb) => ({
        canary_accepted_at: now(),
        canary_error: '',
        started_at: eb.fn.coalesce('started_at', eb.val(now())),
      }))
      .where('id', '=', id)
      .execute();
    await deleteWait(db, name);
    log.info({ issue: id }, 'the first copy of an issue was accepted');
  }

  async function sendCopy(id: string): Promise<void> {
    const { contactEmail } = await findSettings(db);
    await sendOnce(server, await write(id, { id: '', email: contactEmail }, id));
  }

  async function recordRefusal(id: string, error: SendError): Promise<void> {
    await db.updateTable('issues').set({ canary_error: error.message }).where('id', '=', id).execute();
    if (error.reason !== 'refused' && !error.isPermanent) {
      await recordFailure(db, `canary ${id}`, error.message, now());
      return;
    }
    const reason = `The first copy, to your own address, was refused: ${error.message}`;
    await db.transaction().execute((trx) => pauseIssue(trx, id, reason, now()));
    await deleteWait(db, `canary ${id}`);
  }
}
