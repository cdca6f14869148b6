import { type IssueFields, missingPart } from '@tideline/domain/newsletter/issue';

/** Why an issue cannot be sent: no mail server, a part that is missing, or no readers. */
export type Obstacle = 'no-server' | 'no-subject' | 'no-text' | 'nobody';

/**
 * Why an issue cannot be sent; null if it can.
 * @param server the mail server; null when none is configured
 * @param readers how many would get it now; null when it is sent later
 */
export function findObstacle(
  issue: Pick<IssueFields, 'subject' | 'content'>,
  server: string | null,
  readers: number | null,
): Obstacle | null {
  if (server === null) return 'no-server';
  if (missingPart(issue) !== null) return issue.subject.trim() === '' ? 'no-subject' : 'no-text';
  return readers === 0 ? 'nobody' : null;
}
