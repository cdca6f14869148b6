import { createHash } from 'node:crypto';
import { dayInZone, parsePublishDate } from '@tideline/domain/time/publish-date';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { queueMail } from '../../core/mail/outbox.repository.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { findReportAddresses } from './report-readers.repository.ts';
import { lastMonday } from './week.ts';

const MORNING = '07:00';

/**
 * Queues the weekly report to each reader on Monday morning in the agency's zone, up to a day late. The mail's id contains
 * week and reader, so only the first of several servers and runs queues it.
 */
export async function queueWeekReports(db: Db, now: string): Promise<void> {
  const { timeZone, contactEmail } = await findSettings(db);
  const monday = lastMonday(dayInZone(now, timeZone));
  const dueAt = parsePublishDate(`${monday}T${MORNING}`, timeZone);
  if (dueAt === null || now < dueAt || now >= later(dueAt, DAY_MS)) return;
  for (const recipient of await findReportAddresses(db, contactEmail)) {
    const reader = createHash('sha256').update(recipient.toLowerCase()).digest('hex').slice(0, 16);
    await queueMail(db, { id: `week-${monday}-${reader}`, kind: 'week', recipient }, now);
  }
}
