import { z } from 'zod';
import { emailAddress } from '../text/text.schema.ts';
import { WEEKDAYS } from './opening-hours.ts';

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Times must look like 09:00.');
const span = z
  .object({ from: time, to: time })
  .refine(({ from, to }) => from < to, 'Closing time must be after opening time.')
  .nullable();

/** The settings of conversations as saved in the settings tab. */
export const conversationSettingsSchema = z.object({
  isAcknowledging: z.boolean({ error: 'isAcknowledging must be true or false.' }),
  isEscalating: z.boolean({ error: 'isEscalating must be true or false.' }),
  replyAddress: z.union([z.literal(''), emailAddress('Reply address')], {
    error: 'Reply address must look like reply@example.com.',
  }),
  authHost: z
    .string({ error: 'Host that checks email must be text.' })
    .trim()
    .toLowerCase()
    .max(253, 'Host that checks email must have at most 253 characters.')
    .regex(/^(?:[a-z0-9]+(?:[.-][a-z0-9]+)*)?$/, 'Host that checks email must look like mx.example.com.')
    .default(''),
  openingHours: z
    .record(z.enum(WEEKDAYS), span)
    .refine((hours) => Object.values(hours).some((open) => open !== null), 'At least one day must be open.')
    .nullable(),
});
