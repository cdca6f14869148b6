import { z } from 'zod';
import { instantAnswer, named } from '../entity/answer-schema.ts';
import type { CallRules, StaffHours } from './hours.ts';

const day = z.iso.date();

export const callHoursAnswer: z.ZodType<StaffHours> = named(
  'CallHours',
  z.object({
    staffId: z.string(),
    name: z.string(),
    weekly: z
      .array(z.array(z.object({ from: z.string(), to: z.string() })))
      .describe('Seven days from Monday, each with its hours in the time zone of the agency'),
    daysOff: z.array(z.object({ from: day, to: day })),
    place: z.string(),
    feed: z
      .object({
        host: z.string(),
        readAt: instantAnswer.nullable(),
        failedAt: instantAnswer.nullable(),
        problem: z.string(),
      })
      .nullable()
      .describe('The private calendar whose busy times are not offered, without its address'),
  }),
);

export const callRulesAnswer: z.ZodType<CallRules> = named(
  'CallRules',
  z.object({ callMinutes: z.int(), bufferMinutes: z.int(), noticeHours: z.int(), daysAhead: z.int() }),
);
