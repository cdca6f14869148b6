/** The conversations about enquiries. */
import type { MessageDirection, MessageKind, MessageState } from '@tideline/domain/conversation/message';
import type { Instant } from './column-types.ts';

export interface ContactMessagesTable {
  id: string;
  contact_id: string;
  direction: MessageDirection;
  kind: MessageKind;
  from_name: string;
  from_address: string;
  to_address: string;
  /** Reply address; empty: the contact email. */
  reply_to: string;
  subject: string;
  body: string;
  quoted_body: string;
  /** The `Message-ID` with angle brackets; empty without one. */
  message_id: string;
  /** The `Message-ID` of the answered message; empty for none. */
  in_reply_to: string;
  state: MessageState;
  error: string;
  /** 1 for a mail that claims to be from staff without proof. */
  is_unverified: number;
  /** Chosen by the sending client. */
  idempotency_key: string | null;
  /** The account of the writer; null for the enquirer and for the site. It may be deleted by now. */
  staff_id: string | null;
  staff_name: string;
  created_at: Instant;
  send_at: Instant | null;
  sent_at: Instant | null;
}

/** Unsent replies of staff. */
export interface ContactReplyDraftsTable {
  contact_id: string;
  staff_id: string;
  body: string;
  updated_at: Instant;
}

/** One row, once staff have saved the settings. */
export interface ConversationSettingsTable {
  id: number;
  is_acknowledging: number;
  is_escalating: number;
  reply_address: string;
  /** The host whose authentication results are trusted; empty for none. */
  auth_host: string;
  /** JSON of `OpeningHours`; empty when they are not set. */
  opening_hours: string;
  updated_at: Instant;
}

/** A file of a message or of an unsent reply. Its type follows from its name. */
export interface ContactAttachmentsTable {
  id: string;
  /** Null for a file of a draft, which the next two columns identify. */
  message_id: string | null;
  draft_contact_id: string | null;
  draft_staff_id: string | null;
  position: number;
  file_name: string;
  bytes: number;
  /** 0 for a file that is too large. */
  is_stored: number;
}

/** The content of a stored file. */
export interface ContactAttachmentPartsTable {
  attachment_id: string;
  position: number;
  /** Base64. */
  content: string;
}

/** Owner and next step of an enquiry. */
export interface ContactWorkTable {
  contact_id: string;
  owner_id: string | null;
  /** Empty for none. */
  next_step: string;
  /** `YYYY-MM-DD`. */
  next_step_on: string | null;
  /** When staff were warned about the end of the promised time. */
  warned_at: Instant | null;
}

/** A text that staff reuse in replies. */
export interface SavedRepliesTable {
  id: string;
  name: string;
  body: string;
  updated_at: Instant;
}
