import { none, nothing, type PersonalTables } from './column-kinds.ts';

/** The mail server, and the mailbox that the site reads: both are the agency's. */
export const MAILBOX_DATA = {
  mail_accounts: {
    removal: null,
    columns: {
      ...none('kind', 'host', 'port', 'security', 'user_name', 'staff_id', 'updated_at'),
      sealed_password: 'secret',
    },
  },
  /** The hash of a whole mail says nothing about a person. */
  mailbox_handled: nothing('message_hash', 'handled_at'),
  mailbox_reader: nothing(
    ...(['id', 'account', 'uid_validity', 'last_uid', 'holder', 'held_until'] as const),
    ...(['last_read_at', 'last_error', 'failed_at', 'skipped_at', 'skipped_reason', 'tried_uid', 'tries'] as const),
  ),
} satisfies Partial<PersonalTables>;
