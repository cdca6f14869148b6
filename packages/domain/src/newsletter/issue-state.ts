/**
 * `sending` begins when staff press Send; until `startsAt` it can be cancelled. `paused` and `stopped` follow `sending`;
 * only a paused issue can continue. In a file of its own: the router needs the names on every page, and not what else issue.ts has.
 */
export const ISSUE_STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];
