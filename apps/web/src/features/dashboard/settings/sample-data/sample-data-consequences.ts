import { TRASH_RETENTION_DAYS } from '@tideline/domain/post/post';
import type { SampleDataCounts } from '@tideline/domain/site/sample-data';

/** The effects of removing the sample data, in sentences. */
export function sampleDataConsequences({
  posts,
  authors,
  subscribers,
  contacts,
  pageViews,
  issues,
  topics,
  savedReplies,
  missedPaths,
}: SampleDataCounts): string[] {
  const deleted = [
    ...(authors > 0 ? [counted(authors, 'author')] : []),
    ...(subscribers > 0 ? [counted(subscribers, 'subscriber')] : []),
    ...(contacts > 0 ? [counted(contacts, 'inquiry', 'inquiries')] : []),
    ...(issues > 0 ? [counted(issues, 'newsletter issue')] : []),
    ...(topics > 0 ? [counted(topics, 'topic')] : []),
    ...(savedReplies > 0 ? [counted(savedReplies, 'saved reply', 'saved replies')] : []),
    ...(missedPaths > 0 ? [counted(missedPaths, 'missed address', 'missed addresses')] : []),
    ...(pageViews > 0 ? ['all sample page views'] : []),
  ];
  return [
    ...(posts > 0
      ? [
          `${counted(posts, 'article')} will move to the trash. You can restore posts there for ${TRASH_RETENTION_DAYS} days.`,
        ]
      : []),
    ...(deleted.length > 0 ? [`Deleted permanently: ${LIST.format(deleted)}.`] : []),
    'Everything that you have edited, answered or added a note to stays, and so does everything from your visitors.',
  ];
}

const LIST = new Intl.ListFormat('en-US');

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} sample ${count === 1 ? one : many}`;
}
