import { z } from 'zod';
import { named } from '../entity/answer-schema.ts';
import type { BookedKind, CallKind, OfferedKind } from './call-kind.ts';

const offeredShape = {
  id: z.string().describe('Made from the first name; permanent'),
  name: z.string(),
  description: z.string().describe('One line for visitors; may be empty'),
  callMinutes: z.int(),
};

export const callKindAnswer: z.ZodType<CallKind> = named(
  'CallKind',
  z.object({
    ...offeredShape,
    place: z.string().describe('Empty: at the place of the person who takes the call'),
    staffIds: z.array(z.string()).nullable().describe('Who takes these calls; null: everybody with hours'),
    isHidden: z.boolean().describe('Whether only its link leads to it'),
  }),
);

export const offeredKindAnswer: z.ZodType<OfferedKind> = named('OfferedCallKind', z.object(offeredShape));

export const bookedKindAnswer: z.ZodType<BookedKind> = named(
  'BookedCallKind',
  z.object({ id: z.string(), name: z.string().describe('Its name when the call was booked') }),
);
