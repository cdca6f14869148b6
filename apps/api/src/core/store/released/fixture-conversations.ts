import { EARLIER, NOW, type RowsOf } from './fixture-values.ts';

type ConversationTable =
  | 'contact_messages'
  | 'contact_reply_drafts'
  | 'contact_attachments'
  | 'contact_attachment_parts'
  | 'conversation_settings'
  | 'contact_work'
  | 'saved_replies';

/** The conversation about an enquiry. */
export const CONVERSATION_ROWS: RowsOf<ConversationTable> = {
  contact_messages: [
    {
      id: '01993f00-0000-7000-8000-0000000000c1',
      contact_id: 'contact-2',
      direction: 'out',
      kind: 'reply',
      from_name: 'Maya',
      from_address: 'hello@tideline.example',
      to_address: 'zoe@example.org',
      reply_to: '',
      subject: 'Your enquiry TL-AAAAAA2',
      body: 'Thank you, Zoë.\nShall we talk on Friday?',
      quoted_body: '',
      message_id: '<reply@tideline.example>',
      in_reply_to: '',
      state: 'sent',
      error: '',
      is_unverified: 0,
      idempotency_key: 'a-second-click-on-send',
      staff_id: 'maya',
      staff_name: 'Maya',
      created_at: EARLIER,
      send_at: EARLIER,
      sent_at: EARLIER,
    },
    {
      id: '01993f00-0000-7000-8000-0000000000c2',
      contact_id: 'contact-2',
      direction: 'in',
      kind: 'mail',
      from_name: 'Zoë Lovelace',
      from_address: 'zoe@example.org',
      to_address: 'hello@tideline.example',
      reply_to: '',
      subject: 'Re: Your enquiry TL-AAAAAA2',
      body: 'Friday is fine 👋',
      quoted_body: '> Shall we talk on Friday?',
      message_id: '<answer@example.org>',
      in_reply_to: '<reply@tideline.example>',
      state: 'received',
      error: '',
      is_unverified: 0,
      idempotency_key: null,
      staff_id: null,
      staff_name: '',
      created_at: NOW,
      send_at: null,
      sent_at: null,
    },
  ],
  contact_reply_drafts: [{ contact_id: 'contact-2', staff_id: 'maya', body: 'Until Friday then', updated_at: NOW }],
  contact_attachments: [
    {
      id: 'attachment-1',
      message_id: '01993f00-0000-7000-8000-0000000000c2',
      position: 0,
      file_name: 'plan.pdf',
      bytes: 3,
      is_stored: 1,
    },
    {
      id: 'attachment-2',
      draft_contact_id: 'contact-2',
      draft_staff_id: 'maya',
      position: 0,
      file_name: 'offer.pdf',
      bytes: 3,
      is_stored: 1,
    },
  ],
  contact_attachment_parts: [
    { attachment_id: 'attachment-1', position: 0, content: 'SGkK' },
    { attachment_id: 'attachment-2', position: 0, content: 'SGkK' },
  ],
  contact_work: [
    {
      contact_id: 'contact-2',
      owner_id: 'maya',
      next_step: 'Send the offer',
      next_step_on: '2026-11-30',
      warned_at: NOW,
    },
  ],
  saved_replies: [{ id: 'saved-1', name: 'Thanks', body: 'Dear {firstName}', updated_at: NOW }],
  conversation_settings: [
    {
      id: 1,
      is_acknowledging: 1,
      is_escalating: 0,
      reply_address: 'reply@tideline.example',
      auth_host: 'mx.tideline.example',
      opening_hours: '',
      updated_at: NOW,
    },
  ],
};
