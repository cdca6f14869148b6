import type { Audience } from '@tideline/domain/newsletter/audience';
import { issuePath } from '@tideline/domain/newsletter/issue-archive';
import { ISSUE_LIMITS, type IssueFields } from '@tideline/domain/newsletter/issue';
import { formatDateLong } from '@tideline/domain/time/publish-date';
import type { DigestIssue } from './digest-issues.repository.ts';

/** Characters with a meaning in Markdown; a backslash removes it. */
const PUNCTUATION = /[!-/:-@[-`{-~]/g;

/** The digest of a month, with a card for each issue. Lists of issues leave it out, since it repeats them. */
export function writeDigest(month: string, issues: DigestIssue[], audience: Audience, timeZone: string): IssueFields {
  return {
    subject: `Our newsletter in ${monthName(month)}`,
    previewText: issues
      .map(({ subject }) => subject)
      .join(' · ')
      .slice(0, ISSUE_LIMITS.previewText)
      .trim(),
    content: issues.map((issue) => sectionOf(issue, timeZone)).join('\n'),
    senderName: '',
    replyTo: '',
    layout: 'digest',
    audience,
    archive: 'noindex',
  };
}

function sectionOf({ slug, subject, previewText, sentAt }: DigestIssue, timeZone: string): string {
  const parts = [
    `# ${literal(subject)}`,
    formatDateLong(sentAt, timeZone),
    literal(previewText),
    `[Read the issue](${issuePath(slug)})`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function literal(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .replaceAll(PUNCTUATION, String.raw`\$&`);
}

/** @example monthName('2026-11') // => 'November 2026' */
function monthName(month: string): string {
  const format: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric', timeZone: 'UTC' };
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', format);
}
