/** Subscribers, enquiries and authors. The columns of their fields derive from the lists in the domain. */
import type { Generated } from 'kysely';
import type { Author, AUTHOR_FIELDS } from '@tideline/domain/author/author';
import type { Contact, CONTACT_FIELDS, ContactSort, ContactStatus } from '@tideline/domain/contact/contact';
import type { Subscriber, SUBSCRIBER_FIELDS } from '@tideline/domain/subscriber/subscriber';
import type { ColumnsOf, Instant } from './column-types.ts';

export interface SubscribersTable extends ColumnsOf<typeof SUBSCRIBER_FIELDS, Subscriber> {
  /** The lower-cased address: unique. */
  email_key: string;
  /** When an unconfirmed row is deleted; null while no confirmation mail has been sent, or none is needed. */
  confirm_by: Instant | null;
  /** Temporary failures reported by bounces since the last message that was accepted without one. */
  soft_bounces: number;
  updated_at: Instant;
}

export interface ContactsTable extends ColumnsOf<typeof CONTACT_FIELDS, Contact> {
  /** Lower-cased name, address and company. */
  search_text: string;
  /** The sort key of the name. Source: `sortText`. */
  name_key: string;
  /** Seconds from arrival to answer, stored so that a median needs no arithmetic. */
  answer_seconds: number | null;
  idempotency_key: string | null;
  /** The root into which it was merged; null if it is not merged. */
  merged_into: string | null;
  /** What stood beside the button of the form that brought it; null for one that staff or a program entered. */
  wording_id: string | null;
  updated_at: Instant;
}

/** What stood beside the button of a form. */
export interface FormWordingsTable {
  /** A hash of the text. */
  id: string;
  text: string;
  first_shown_at: Instant;
}

export interface ContactNotesTable {
  id: string;
  contact_id: string;
  /** The account of the writer; it may be deleted by now. */
  author_id: string;
  author_name: string;
  body: string;
  created_at: Instant;
}

/** A named filter of the list of enquiries. */
export interface ContactViewsTable {
  id: string;
  staff_id: string;
  name: string;
  /** Searched words; empty for none. They may name a person. */
  q: string;
  status: ContactStatus | null;
  sort: ContactSort | null;
  is_shared: number;
  created_at: Instant;
}

export interface AuthorsTable extends ColumnsOf<typeof AUTHOR_FIELDS, Author> {
  /** The unique spelling in which names are compared. Source: `authorKey`. */
  name_key: string;
  picture_id: string | null;
  /** The account of this profile, at most one each; null for an author without an account. */
  staff_id: Generated<string | null>;
}

/** Profiles that authors have submitted; not public. */
export interface PendingProfilesTable {
  /** The account of this profile, at most one each. */
  staff_id: string;
  name: string;
  role: string;
  sentence: string;
  bio: string;
  picture_id: string | null;
  /** Another one with each submission. */
  version: string;
  state: 'waiting' | 'returned';
  submitted_at: Instant;
  note: string;
  returned_by: string | null;
  returned_at: Instant | null;
}
