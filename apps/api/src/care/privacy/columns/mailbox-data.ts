import { nothing, type PersonalTables } from './column-kinds.ts';

/** The mailbox that the site reads. */
export const MAILBOX_DATA = {
  /** The hash of a whole mail says nothing about a person. */
  mailbox_handled: nothing('message_hash', 'handled_at'),
  mailbox_reader: nothing(
    ...(['id', 'account', 'uid_validity', 'last_uid', 'holder', 'held_until'] as const),
    ...(['last_read_at', 'last_error', 'failed_at', 'skipped_at', 'skipped_reason', 'tried_uid', 'tries'] as const),
  ),
} satisfies Partial<PersonalTables>;
