import { formatDateLong } from '@tideline/domain/time/publish-date';
import { WEEK_FIGURES, weekChange, type WeekFigure, type WeekReport } from '@tideline/domain/stats/week';
import type { MailContext, MailMessage } from '../../core/mail/mail-message.ts';
import { findReportAddresses } from './report-readers.repository.ts';
import { findWeekReport } from './week.ts';

const LABEL_WIDTH = 14;
const LINE_WIDTH = 76;

/** The weekly report to one address; null when its owner has turned it off. */
export async function writeWeekMail(
  { db, siteTitle, agencyAddress, origin, now }: MailContext,
  recipient: string,
): Promise<MailMessage | null> {
  if (!(await findReportAddresses(db, agencyAddress)).includes(recipient)) return null;
  const report = await findWeekReport(db, now);
  const [first, last] = [report.firstDay, report.lastDay].map((day) => formatDateLong(`${day}T12:00:00.000Z`, 'UTC'));
  return {
    to: recipient,
    subject: `${siteTitle}: the week of ${first}`,
    text: `Monday, ${first} to Sunday, ${last},
compared with the week before

${WEEK_FIGURES.map(({ key, label }) => line(report, key, label)).join('\n')}

What the figures mean

${WEEK_FIGURES.map(({ label, definition }) => wrap(`${label}: ${definition}`)).join('\n')}

-- 
See these figures, download them, or turn this report off:
${origin}/admin?tab=analytics
`,
  };
}

/** @example '  Inquiries      12   before: 9   3 more' */
function line(report: WeekReport, key: WeekFigure, label: string): string {
  const { week, before, currency } = report;
  const name = `  ${key === 'value' ? `${label} (${currency})` : label}`.padEnd(LABEL_WIDTH + 2);
  if (week[key] === null) return `${name}  not counted on every day of the week`;
  return `${name}  ${count(week[key]).padStart(9)}   before: ${count(before[key])}   ${weekChange(key, report)}`;
}

function count(value: number | null): string {
  return value === null ? 'not counted' : value.toLocaleString('en-US');
}

/** Breaks a text into lines for a plain-text mail. */
function wrap(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length >= LINE_WIDTH) lines.push(`  ${word}`);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join('\n');
}
