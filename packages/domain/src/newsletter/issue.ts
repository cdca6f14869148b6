import type { IssueState } from './issue-state.ts';
import type { RevisionKind } from '../post/post-revision.ts';
import type { EntityFields } from '../entity/entity-field.ts';
import type { Audience } from './audience.ts';

/** How staff read a state. */
export const ISSUE_STATE_LABELS: Record<IssueState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  stopped: 'Stopped',
};

/** The mail templates: one continuous text, or a list of short pieces. */
export const ISSUE_LAYOUTS = ['letter', 'digest'] as const;
export type IssueLayout = (typeof ISSUE_LAYOUTS)[number];
/** How staff read a layout. */
export const ISSUE_LAYOUT_LABELS: Record<IssueLayout, string> = { letter: 'Letter', digest: 'Digest' };

/** `noindex`: the archive page is only reachable by its link; lists and search engines leave it out. */
export const ISSUE_ARCHIVES = ['public', 'noindex'] as const;
export type IssueArchive = (typeof ISSUE_ARCHIVES)[number];
/** How staff read the setting. */
export const ISSUE_ARCHIVE_LABELS: Record<IssueArchive, string> = {
  public: 'Listed in the public archive',
  noindex: 'Only by its link',
};

/** The state of an issue for one reader. `accepted`: accepted by the mail server. */
export const MESSAGE_STATES = ['waiting', 'accepted', 'refused', 'stopped'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Seconds between Send and the first message, during which it can be cancelled. */
export const SEND_DELAY_SECONDS = 60;

/** Longest accepted values, in characters. */
export const ISSUE_LIMITS = { subject: 200, previewText: 300, content: 200_000, senderName: 100 } as const;

/** Every field of an issue except text and audience, by column. */
export const ISSUE_FIELDS = {
  id: { column: 'id' },
  /** The address in the archive: `/newsletter/issues/{slug}`. Null until sending starts. */
  slug: { column: 'slug' },
  subject: { column: 'subject' },
  /** What mail programs show after the subject. */
  previewText: { column: 'preview_text' },
  /** Empty: the site's title. */
  senderName: { column: 'sender_name' },
  /** Empty: the contact address. */
  replyTo: { column: 'reply_to' },
  layout: { column: 'layout' },
  archive: { column: 'archive' },
  state: { column: 'state' },
  /** Counts the saves of the written fields. */
  version: { column: 'version' },
  /** The key of the post from which the issue was made; null without one. */
  postKey: { column: 'post_key' },
  scheduledAt: { column: 'scheduled_at' },
  /** When the first message goes out; until then Cancel makes the issue a draft again. */
  startsAt: { column: 'starts_at' },
  startedAt: { column: 'started_at' },
  finishedAt: { column: 'finished_at' },
  /** When the mail server accepted the agency's copy. */
  canaryAcceptedAt: { column: 'canary_accepted_at' },
  canaryError: { column: 'canary_error' },
  /** Why the program paused it; empty if staff did. */
  pauseReason: { column: 'pause_reason' },
  createdAt: { column: 'created_at' },
  updatedAt: { column: 'updated_at' },
} as const satisfies EntityFields;

/** The fields written by staff; the editor saves them, and revisions contain them. */
export type IssueFields = {
  subject: string;
  previewText: string;
  /** Markdown. */
  content: string;
  senderName: string;
  replyTo: string;
  layout: IssueLayout;
  audience: Audience;
  archive: IssueArchive;
};

/** An issue of the newsletter. Instants are ISO 8601 in UTC. */
export type Issue = IssueFields & {
  id: string;
  slug: string | null;
  state: IssueState;
  version: number;
  postKey: string | null;
  scheduledAt: string | null;
  startsAt: string | null;
  startedAt: string | null;
  finishedAt: string | null;
  canaryAcceptedAt: string | null;
  canaryError: string;
  pauseReason: string;
  createdAt: string;
  updatedAt: string;
};

/** An issue in a list. */
export type IssueSummary = Omit<Issue, 'content'>;

/** The number of messages of an issue in each state, and of those whose reader unsubscribed. */
export type IssueMessageCounts = Record<MessageState | 'total' | 'unsubscribed', number>;

/** An issue in the staff's list, with its audience in words; `messages` is null before it is sent. */
export type IssueListItem = IssueSummary & { readers: string; messages: IssueMessageCounts | null };

/** A revision of an issue in a list. */
export type IssueRevision = {
  version: number;
  kind: RevisionKind;
  /** Null when the program saved it. */
  savedBy: string | null;
  savedAt: string;
  subject: string;
  wordCount: number;
};

/** The written fields of an issue, into which changes are merged. */
export function toIssueFields(issue: IssueFields): IssueFields {
  const { subject, previewText, content, senderName, replyTo, layout, audience, archive } = issue;
  return { subject, previewText, content, senderName, replyTo, layout, audience, archive };
}

/** Why an issue cannot be sent, as a sentence; null if it can. */
export function missingPart({ subject, content }: Pick<IssueFields, 'subject' | 'content'>): string | null {
  if (subject.trim() === '') return 'The issue has no subject.';
  return content.trim() === '' ? 'The issue has no text.' : null;
}

/** Whether text and audience of an issue can be changed: no reader has it yet, and it is not about to be sent. */
export function isEditable(state: IssueState): boolean {
  return state === 'draft' || state === 'scheduled';
}
