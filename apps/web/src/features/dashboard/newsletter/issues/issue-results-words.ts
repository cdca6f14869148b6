import type { IssueMessageCounts } from '@tideline/domain/newsletter/issue';
import { quantity } from '../../../../lib/text/quantity.ts';

/**
 * The results of an issue in short; null before it is sent.
 * @example '409 accepted, 3 refused, 1 unsubscribed'
 */
export function issueResultsWords(messages: IssueMessageCounts | null): string | null {
  if (messages === null) return null;
  const parts = (['waiting', 'refused', 'stopped', 'unsubscribed'] as const).filter((name) => messages[name] > 0);
  const counted = ['accepted' as const, ...parts].map((name) => `${messages[name].toLocaleString('en-US')} ${name}`);
  return counted.join(', ');
}

/** The number of readers of an issue in words; null before it is sent. @example '412 readers' */
export function readersWords(messages: IssueMessageCounts | null): string | null {
  return messages === null ? null : quantity(messages.total, ['reader', 'readers']);
}
