import { z } from 'zod';
import { named } from '../entity/answer-schema.ts';
import type { ReadConversationSettings } from './conversation-settings.ts';
import { WEEKDAYS } from './opening-hours.ts';

const open = z
  .object({ from: z.string().describe('A time such as 09:00'), to: z.string() })
  .nullable()
  .describe('Null: closed');

export const conversationSettingsAnswer: z.ZodType<ReadConversationSettings> = named(
  'ConversationSettings',
  z.object({
    isAcknowledging: z.boolean().describe('Senders of inquiries get an acknowledgement by email'),
    isEscalating: z
      .boolean()
      .describe('Staff get an email when the promised time to answer an inquiry is about to end'),
    replyAddress: z.string().describe('The reply address; empty: the contact email'),
    authHost: z.string().describe('The host whose email checks are trusted; empty: none'),
    openingHours: z
      .record(z.enum(WEEKDAYS), open)
      .nullable()
      .describe('In the time zone of the agency; null: always open'),
    hasMailServer: z.boolean().describe('Email can be sent'),
    hasMailbox: z.boolean().describe('A mailbox is read'),
  }),
);
