import { z } from 'zod';
import { CONTACT_INPUTS } from '@tideline/domain/contact/contact';
import type { KeptPromise } from '@tideline/domain/contact/answer-promise';
import type { Funnel } from '@tideline/domain/stats/funnel';
import { WEEK_FIGURES, type WeekFigures, type WeekReport } from '@tideline/domain/stats/week';
import { RESULT_KINDS, type ResultFigures, type Results } from '@tideline/domain/stats/results';

const day = z.iso.date().describe("In the agency's zone");
const count = z.int().min(0);

const resultFigures = {
  received: count.describe('Inquiries, without spam'),
  clients: count.describe('Those that are won'),
  value: z.int().describe('What these are worth, in whole units of the currency'),
} satisfies Record<keyof ResultFigures, z.ZodType>;

const weekFigures = z.object(
  Object.fromEntries(WEEK_FIGURES.map(({ key }) => [key, count.nullable()])) as Record<
    keyof WeekFigures,
    z.ZodNullable<typeof count>
  >,
);

/** The schemas of figures, by name in the OpenAPI document. */
export const STATS_ANSWERS = {
  Funnel: z.object({
    firstDay: day.describe('The first day of the figures; later than the range begins when counting began later'),
    since: day.nullable().describe('The first day that was ever counted; null when nothing has been counted'),
    visits: count.describe('Visitors of each day'),
    opened: count.describe('Visitors of each day who opened the contact form'),
    started: count.describe('Those who filled in a field'),
    sent: count.describe('Those who sent it'),
    stops: z
      .array(z.object({ field: z.enum(CONTACT_INPUTS), visitors: count }))
      .describe('Those who filled in a field and did not send it, by the furthest field, in the order of the form'),
    received: count.describe('Inquiries from the website that arrived in these days, without spam'),
    answered: count.describe('Those that were answered since'),
    won: count.describe('Those that were won since'),
  }) satisfies z.ZodType<Funnel>,
  Results: z.object({
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
    total: z.object(resultFigures).describe('All inquiries of the days, whether or not a row has them'),
  }) satisfies z.ZodType<Results>,
  KeptPromise: z.object({
    promise: z
      .object({
        medianSeconds: count.describe('The median time to an answer'),
        inTimePercent: count.describe('The share of inquiries that were answered within 24 hours, rounded down'),
      })
      .nullable()
      .describe('Null with fewer than 20 inquiries, and while fewer than 90% of them were answered within 24 hours'),
  }) satisfies z.ZodType<{ promise: KeptPromise | null }>,
  WeekReport: z.object({
    firstDay: day.describe('A Monday'),
    lastDay: day.describe('The Sunday'),
    currency: z.string().describe('ISO 4217 code'),
    week: weekFigures.describe('Null for a figure that was not counted on all days of the week'),
    before: weekFigures.describe('The week before'),
  }) satisfies z.ZodType<WeekReport>,
};
