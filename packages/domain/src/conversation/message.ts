import type { MessageAttachment } from './attachment.ts';

/** Longest text of a reply, in characters. */
export const REPLY_MAX_LENGTH = 20_000;
/** Maximum number of messages shown at once; the newest are kept. */
export const MESSAGES_PAGE_MAX = 300;
/** How long a reply waits before it is sent, so that it can be undone. */
export const UNDO_SECONDS = 10;

/**
 * `in`: from the enquirer; `out`: to the enquirer; `note-in`: a mail from staff about the enquiry that the enquirer did not
 * get.
 */
export const MESSAGE_DIRECTIONS = ['in', 'out', 'note-in'] as const;
export type MessageDirection = (typeof MESSAGE_DIRECTIONS)[number];

/**
 * - `reply`: written in the staff area
 * - `acknowledgement`: sent by the site when the enquiry arrived
 * - `mail`: came through the mailbox
 * - `pasted`: entered by staff, who got it elsewhere
 * - `automatic`: came through the mailbox, from a program such as a holiday responder
 */
export const MESSAGE_KINDS = ['reply', 'acknowledgement', 'mail', 'pasted', 'automatic'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The state of a message; `waiting`, `sent` and `failed` apply to outgoing mail. */
export const MESSAGE_STATES = ['waiting', 'sent', 'failed', 'received'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** One message of the conversation about an enquiry. */
export type ContactMessage = {
  id: string;
  contactId: string;
  direction: MessageDirection;
  kind: MessageKind;
  /** The writer's name; empty when only the address is known. */
  fromName: string;
  fromAddress: string;
  toAddress: string;
  subject: string;
  text: string;
  /**
   * A mail that claims to be from the agency or its staff without proof. A member of staff accepts or dismisses it; until
   * then it is a `note-in` that does not answer the enquiry.
   */
  isUnverified: boolean;
  /** The part of the mail that quotes earlier messages; empty without a quote. */
  quotedText: string;
  state: MessageState;
  /** Error of the last attempt to send; empty without one. */
  error: string;
  /** Whether the caller wrote it. */
  isOwn: boolean;
  createdAt: string;
  /** Until this time it can be undone; null for a message that was not written here. */
  sendAt: string | null;
  /** When the mail server accepted it; null before. */
  sentAt: string | null;
  /** Files that came with it. */
  attachments: MessageAttachment[];
};

/** A member of staff with an unsent reply to the same enquiry. */
export type OtherWriter = {
  name: string;
  /** When they last typed. */
  typedAt: string;
};

/** The conversation about an enquiry, as seen by one member of staff. */
export type Conversation = {
  /** Oldest first. */
  messages: ContactMessage[];
  /** The caller's own unsent reply; empty for none. */
  draft: string;
  /** The files of that reply. */
  draftFiles: MessageAttachment[];
  /** Latest first. */
  others: OtherWriter[];
  /** Whether a mail server is configured. */
  canSend: boolean;
};

const WRITING_MS = 2 * 60_000;

/** Whether somebody who typed at `typedAt` is likely still writing. `now` in milliseconds. */
export function isStillWriting({ typedAt }: OtherWriter, now: number): boolean {
  return now - Date.parse(typedAt) < WRITING_MS;
}

const SUBJECT_MAX_LENGTH = 150;

/**
 * The subject of a reply: that of the last mail, as an answer, with the reference of the enquiry.
 * @param last the subject of the last message of a person that has one; empty for the first reply
 * @example replySubject({ reference: 'TL-7K3QX9', siteTitle: 'Tideline' }, '') // => 'Your inquiry at Tideline (TL-7K3QX9)'
 * @example replySubject({ reference: 'TL-7K3QX9', siteTitle: 'Tideline' }, 'A new site') // => 'Re: A new site (TL-7K3QX9)'
 */
export function replySubject({ reference, siteTitle }: { reference: string; siteTitle: string }, last: string): string {
  if (last.trim() === '') return `Your inquiry at ${siteTitle} (${reference})`;
  const bare = last.replace(/^(?:\s*(?:re|aw|antw|sv|vs|ref|odp|fwd?|wg)\s*(?:\[\d+\])?:)+\s*/i, '').trim();
  const subject = Array.from(bare).slice(0, SUBJECT_MAX_LENGTH).join('');
  return `Re: ${subject.includes(reference) ? subject : `${subject} (${reference})`}`;
}
