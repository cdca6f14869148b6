import type { Audience } from '@tideline/domain/newsletter/audience';
import { dayAfter, dayInZone, parsePublishDate, startOfMonth } from '@tideline/domain/time/publish-date';
import { earlier } from '@tideline/domain/time/instant';
import { newId } from '../../../core/host/new-id.ts';
import { PROGRAM, recordAction } from '../../../core/audit/audit.repository.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';
import { countAudience } from '../audience/audience.repository.ts';
import { insertIssue, setSchedule } from '../issues/issue-writes.repository.ts';
import { findDigestIssues, type DigestIssue } from './digest-issues.repository.ts';
import { writeDigest } from './write-digest.ts';

/** Local time at which a digest is sent in the agency's zone: staff can read or change it from midnight until then. */
const SEND_AT = '09:00';

/**
 * Makes the digest of the past month, once: an issue scheduled for the next morning, for the readers of the monthly digest.
 * Skipped for a month without issues or without such readers. Months follow the agency's zone.
 */
export async function makeMonthlyDigest(db: Db, now: string): Promise<void> {
  const { timeZone } = await findSettings(db);
  const until = startOfMonth(now, timeZone);
  const month = dayInZone(earlier(until, 1), timeZone).slice(0, 7);
  const last = await db
    .selectFrom('monthly_digests')
    .select(['month', 'until'])
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last && last.month >= month) return;
  const since = last?.until ?? startOfMonth(earlier(until, 1), timeZone);

  await db.transaction().execute(async (trx) => {
    if (!(await claimMonth(trx, month, until))) return; // another server was faster
    const issues = await findDigestIssues(trx, since, until);
    const audience = readersOf(issues);
    if (issues.length === 0 || (await countAudience(trx, audience)).included === 0) return;
    const fields = writeDigest(month, issues, audience, timeZone);
    const { id, version } = await insertIssue(trx, { id: newId(), postKey: null, fields }, now);
    const at = nextMorning(now, timeZone);
    await setSchedule(trx, id, at, now);
    await recordAction(trx, PROGRAM, { action: 'issue.schedule', objectId: id, detail: { version, at, month } }, now);
  });
}

/** Claims the month; false when its digest was made before. */
async function claimMonth(trx: Trx, month: string, until: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('monthly_digests')
    .values({ month, until })
    .onConflict((conflict) => conflict.column('month').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The readers of the monthly digest who would have got at least one of the issues. */
function readersOf(issues: DigestIssue[]): Audience {
  const isForAll = issues.some(({ audience }) => audience.topics.length === 0);
  const topics = isForAll ? [] : [...new Set(issues.flatMap(({ audience }) => audience.topics))];
  return { topics, sources: [], joinedFrom: null, joinedTo: null, frequency: 'monthly' };
}

function nextMorning(now: string, timeZone: string): string {
  const today = dayInZone(now, timeZone);
  const at = parsePublishDate(`${today}T${SEND_AT}`, timeZone) ?? now;
  return at > now ? at : (parsePublishDate(`${dayAfter(today)}T${SEND_AT}`, timeZone) ?? now);
}
