const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
/** In a Message-ID, or in the unsubscribe link, which survives a relay that replaces the Message-ID. */
const ISSUE_MESSAGE = new RegExp(`(?:\\bissue-(${UUID})@|[?&]m=(${UUID})\\b)`, 'gi');

/**
 * The `Message-ID` of one reader's copy of an issue, the same for every attempt. Bounces quote it, which identifies the row.
 * The id is random and known from that reader's mail only, so it also proves that a report is about our mail.
 * @param id of the row in `issue_messages`
 */
export function issueMessageId(id: string, origin: string): string {
  return `<issue-${id}@${new URL(origin).hostname}>`;
}

/** The distinct ids of rows whose `Message-ID` or unsubscribe link occurs in a text. */
export function readIssueMessageIds(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(ISSUE_MESSAGE), ([, id, linked = '']) => (id ?? linked).toLowerCase()))];
}
