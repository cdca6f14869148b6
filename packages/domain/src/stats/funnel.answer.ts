import { z } from 'zod';
import { CONTACT_INPUTS } from '../contact/contact.ts';
import { countAnswer, named } from '../entity/answer-schema.ts';
import type { KeptPromise } from '../contact/answer-promise.ts';
import type { Funnel } from './funnel.ts';
import { RESULT_KINDS, type ResultFigures, type Results } from './results.ts';
import { WEEK_FIGURES, type WeekFigures, type WeekReport, type WeekReportReaders } from './week.ts';

const day = z.iso.date().describe("In the agency's zone");

export const funnelAnswer: z.ZodType<Funnel> = named(
  'Funnel',
  z.object({
    firstDay: day.describe('The first day of the figures; later than the range begins when counting began later'),
    since: day.nullable().describe('The first day that was ever counted; null when nothing has been counted'),
    visits: countAnswer.describe('Visitors of each day'),
    opened: countAnswer.describe('Visitors of each day who opened the contact form'),
    started: countAnswer.describe('Those who filled in a field'),
    sent: countAnswer.describe('Those who sent it'),
    stops: z
      .array(z.object({ field: z.enum(CONTACT_INPUTS), visitors: countAnswer }))
      .describe('Those who filled in a field and did not send it, by the furthest field, in the order of the form'),
    received: countAnswer.describe('Inquiries from the website in this period, without spam'),
    answered: countAnswer.describe('Those answered since'),
    won: countAnswer.describe('Those won since'),
  }),
);

const resultFigures = {
  received: countAnswer.describe('Inquiries, without spam'),
  clients: countAnswer.describe('Those that were won'),
  value: z.int().describe('What the won ones are worth, in whole units of the currency'),
} satisfies Record<keyof ResultFigures, z.ZodType>;

export const resultsAnswer: z.ZodType<Results> = named(
  'Results',
  z.object({
    by: z.enum(RESULT_KINDS),
    firstDay: day,
    currency: z.string().describe('ISO 4217 code'),
    rows: z.array(
      z.object({
        key: z.string().describe('Of a post, its `key`; of a source without a path, `unknown`'),
        name: z
          .string()
          .describe('The parts of a campaign, a source, or the title of a post; empty when it was deleted'),
        postId: z.string().nullable().describe('The address of a post; null when it was deleted'),
        ...resultFigures,
      }),
    ),
    total: z.object(resultFigures).describe('All inquiries in this period, in a row or not'),
  }),
);

export const keptPromiseAnswer: z.ZodType<{ promise: KeptPromise | null }> = named(
  'KeptPromise',
  z.object({
    promise: z
      .object({
        medianSeconds: countAnswer.describe('The median time to an answer'),
        inTimePercent: countAnswer.describe('The share of inquiries that were answered within 24 hours, rounded down'),
      })
      .nullable()
      .describe('Null with fewer than 20 inquiries, and while fewer than 90% of them were answered within 24 hours'),
  }),
);

const weekFigures = z.object(
  Object.fromEntries(WEEK_FIGURES.map(({ key }) => [key, countAnswer.nullable()])) as Record<
    keyof WeekFigures,
    z.ZodNullable<typeof countAnswer>
  >,
);

export const weekReportAnswer: z.ZodType<WeekReport> = named(
  'WeekReport',
  z.object({
    firstDay: day.describe('A Monday'),
    lastDay: day.describe('The Sunday'),
    currency: z.string().describe('ISO 4217 code'),
    week: weekFigures.describe('Null for a figure that was not counted on all days of the week'),
    before: weekFigures.describe('The week before'),
  }),
);

export const weekReportReadersAnswer: z.ZodType<WeekReportReaders> = named(
  'WeekReportReaders',
  z.object({
    contactEmail: z.boolean().describe('The weekly report goes to the contact email'),
    me: z.boolean().describe('It goes to the caller'),
  }),
);
