/** Whoever writes in: subscribers and enquiries. */
import type { ContactPackage, ContactStatus } from '@tideline/domain/contact/contact';
import type { SubscriberConfirmation, SubscriberStatus } from '@tideline/domain/subscriber/subscriber';
import type { Flag, Instant } from './column-types.ts';

export interface SubscribersTable {
  id: string;
  email: string;
  /** The lower-cased address: unique. */
  email_key: string;
  status: SubscriberStatus;
  source: string | null;
  confirmation: SubscriberConfirmation;
  /** When a row that waits for its confirmation goes; null while no confirmation mail has been sent, or none is needed. */
  confirm_by: Instant | null;
  is_sample: Flag;
  created_at: Instant;
  updated_at: Instant;
}

export interface ContactsTable {
  id: string;
  reference: string;
  first_name: string;
  last_name: string;
  email: string;
  company: string;
  package: ContactPackage | null;
  message: string;
  source: string;
  status: ContactStatus;
  /** Lower-cased name, address and company. */
  search_text: string;
  /** What the name is sorted by. Source: `sortText`. */
  name_key: string;
  /** When the enquiry first left `pending`, other than as spam; null when it never did. */
  first_answered_at: Instant | null;
  /** From its arrival to `first_answered_at`, so that a median needs no arithmetic. */
  answer_seconds: number | null;
  idempotency_key: string | null;
  is_sample: Flag;
  submitted_at: Instant;
  updated_at: Instant;
}

export interface ContactNotesTable {
  id: string;
  contact_id: string;
  /** Who wrote it; the account may be gone. */
  author_id: string;
  author_name: string;
  body: string;
  created_at: Instant;
}
