import { none, nothing, type PersonalTables } from './column-kinds.ts';

/** Tables of the conversations about enquiries. Rows are deleted with their enquiry. */
export const CONVERSATION_DATA = {
  contact_messages: {
    removal: 'erasure',
    columns: {
      ...none('id', 'contact_id', 'idempotency_key', 'staff_id', 'is_unverified'),
      direction: 'exported',
      kind: 'exported',
      from_name: 'exported',
      from_address: 'exported',
      to_address: 'exported',
      reply_to: 'derived',
      subject: 'exported',
      body: 'exported',
      quoted_body: 'exported',
      message_id: 'derived',
      in_reply_to: 'derived',
      state: 'exported',
      error: 'derived', // a mail server may repeat the address
      staff_name: 'signature',
      created_at: 'exported',
      send_at: 'derived',
      sent_at: 'exported',
    },
  },
  contact_reply_drafts: {
    removal: 'erasure',
    columns: { ...none('contact_id', 'staff_id'), body: 'exported', updated_at: 'exported' },
  },
  contact_attachments: {
    removal: 'erasure',
    columns: {
      ...none('id', 'message_id', 'draft_contact_id', 'draft_staff_id', 'position', 'is_stored'),
      file_name: 'exported',
      bytes: 'exported',
    },
  },
  contact_attachment_parts: {
    removal: 'erasure',
    columns: { ...none('attachment_id', 'position'), content: 'exported' },
  },
  contact_work: {
    removal: 'erasure',
    columns: { ...none('contact_id', 'owner_id', 'warned_at'), next_step: 'exported', next_step_on: 'exported' },
  },
  saved_replies: nothing('id', 'name', 'body', 'updated_at'),
  /** The address is the agency's. */
  conversation_settings: nothing(
    ...([
      'id',
      'is_acknowledging',
      'is_escalating',
      'reply_address',
      'auth_host',
      'opening_hours',
      'updated_at',
    ] as const),
  ),
} satisfies Partial<PersonalTables>;
