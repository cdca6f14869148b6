const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
/** In a Message-ID, or in the unsubscribe link, which remains when a relay replaces the Message-ID. */
const ISSUE_MESSAGE = new RegExp(`(?:\\bissue-(${UUID})@|[?&]m=(${UUID})\\b)`, 'gi');

/**
 * The `Message-ID` of one reader's copy of an issue, the same for every attempt. A bounce quotes it, and it leads back to
 * the row. The id is random and only in that reader's mail, so it also shows that a report is about a mail of ours.
 * @param id of the row in `issue_messages`
 */
export function issueMessageId(id: string, origin: string): string {
  return `<issue-${id}@${new URL(origin).hostname}>`;
}

/** The ids of the rows whose `Message-ID` or unsubscribe link is in a text, each once. */
export function readIssueMessageIds(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(ISSUE_MESSAGE), ([, id, linked = '']) => (id ?? linked).toLowerCase()))];
}
