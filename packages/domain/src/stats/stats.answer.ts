import { z } from 'zod';
import { countAnswer, instantAnswer, named } from '../entity/answer-schema.ts';
import { COUNTED_PAGES, TRAFFIC_SOURCES, type AdminStats, type Overview } from './stats.ts';

const totals = z.object({
  totalPosts: countAnswer,
  totalSubscribers: countAnswer.describe('Active subscribers'),
  publishedPosts: countAnswer,
  totalContacts: countAnswer,
});

export const adminStatsAnswer: z.ZodType<AdminStats> = named('AdminStats', totals);

export const overviewAnswer: z.ZodType<Overview> = named(
  'Overview',
  totals.extend({
    subscribersAtMonthStart: countAnswer.describe("Active subscribers when the month began in the agency's zone"),
    publishedThisMonth: countAnswer,
    contactsThisWeek: countAnswer.describe('Inquiries of the last seven days'),
    contactsAtRisk: countAnswer.describe('Unanswered inquiries whose promised time is almost up'),
    contactsOverdue: countAnswer.describe('Unanswered inquiries whose promised time is up'),
    medianAnswerSeconds: countAnswer
      .nullable()
      .describe('Of the answers of the last 90 days; null when there are none'),
    activity: z
      .array(
        z.object({
          kind: z.enum(['subscriber', 'contact', 'post']),
          id: z.string(),
          sort: z.enum(['-date', '-updated']).describe('The order in which it is near the top of its list'),
          text: z.string(),
          at: instantAnswer,
        }),
      )
      .describe('Newest first, of what the caller may read'),
  }),
);

/** Programs read `inquiries` for `enquiries`. */
const dayShape = {
  views: countAnswer,
  inquiries: countAnswer,
  subscribers: countAnswer.describe('Sign-ups, also of those that have unsubscribed since'),
};

const day = z.iso.date().describe("In the agency's zone");

export const analyticsAnswer = named(
  'Analytics',
  z.object({
    totalViews: countAnswer,
    pageViews: z
      .array(z.object({ page: z.enum(COUNTED_PAGES), views: countAnswer }))
      .describe('Groups of pages, the most viewed first'),
    topPages: z.array(z.object({ path: z.string(), views: countAnswer })).describe('The most viewed first'),
    sources: z.array(
      z.object({ source: z.enum(TRAFFIC_SOURCES), views: countAnswer, percent: z.number().min(0).max(100) }),
    ),
    days: z.array(z.object({ day, ...dayShape })).describe('Every day of the range, oldest first'),
    previous: z
      .object(dayShape)
      .nullable()
      .describe('The sums of as many days before; null when counting had not begun by then'),
    otherViews: z
      .object({ bot: countAnswer, staff: countAnswer })
      .describe('Views by bots and staff, which no other figure includes'),
    since: day.nullable().describe('The first day that was ever counted; null when nothing has been counted'),
  }),
);
