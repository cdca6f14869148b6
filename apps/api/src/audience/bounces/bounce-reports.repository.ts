import { BOUNCE_REPORT_DAYS, type BounceReport } from '@tideline/domain/newsletter/bounce';
import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import { countRows } from '../../core/store/count-rows.ts';
import type { Db, Trx } from '../../core/store/schema.ts';

/** Maximum number of stored reports: a flood of forged ones must not fill the disk. The oldest are deleted first. */
const REPORTS_MAX = 500;
const REPORTS_SHOWN_MAX = 50;

/** Adds a report for a person to decide. */
export async function insertBounceReport(trx: Trx, report: BounceReport): Promise<void> {
  const { id, receivedAt, kind, recipient, reason } = report;
  await trx.insertInto('bounce_reports').values({ id, received_at: receivedAt, kind, recipient, reason }).execute();
  const oldest = await trx
    .selectFrom('bounce_reports')
    .select('received_at')
    .orderBy('received_at', 'desc')
    .offset(REPORTS_MAX)
    .limit(1)
    .executeTakeFirst();
  if (oldest) await trx.deleteFrom('bounce_reports').where('received_at', '<=', oldest.received_at).execute();
}

/** The newest reports, and how many there are. */
export async function listBounceReports(db: Db): Promise<{ reports: BounceReport[]; total: number }> {
  const rows = await db
    .selectFrom('bounce_reports')
    .select(['id', 'received_at', 'kind', 'recipient', 'reason'])
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(REPORTS_SHOWN_MAX)
    .execute();
  const reports = rows.map(({ received_at: receivedAt, ...row }) => ({ ...row, receivedAt }));
  return { reports, total: await countRows(db.selectFrom('bounce_reports')) };
}

/** Deletes a report. @returns null when there is none */
export async function deleteBounceReport(trx: Trx, id: string): Promise<Pick<BounceReport, 'recipient'> | null> {
  const row = await trx.deleteFrom('bounce_reports').where('id', '=', id).returning('recipient').executeTakeFirst();
  return row ?? null;
}

/** Deletes reports that staff did not decide in time. */
export async function deleteOldBounceReports(db: Db, now: string): Promise<void> {
  await db
    .deleteFrom('bounce_reports')
    .where('received_at', '<=', earlier(now, BOUNCE_REPORT_DAYS * DAY_MS))
    .execute();
}
