import { z } from 'zod';
import { siteLogo } from '../brand/brand.answer.ts';
import { countAnswer, named } from '../entity/answer-schema.ts';
import type { SampleDataCounts } from './sample-data.ts';
import type { Settings, SiteSettings } from './settings.ts';

const siteSettings = z.object({
  siteTitle: z.string(),
  contactEmail: z.string(),
  socialLinks: z.object({ instagram: z.string(), linkedin: z.string() }).describe('Empty for none'),
  timeZone: z.string().describe('An IANA time zone'),
});

export const siteSettingsAnswer: z.ZodType<SiteSettings> = named(
  'SiteSettings',
  siteSettings.extend({
    brand: z
      .object({
        key: z.string().describe('Other with each look'),
        themeColor: z.string(),
        textFont: z.string().optional(),
        logo: siteLogo.optional(),
      })
      .optional()
      .describe('Only where staff have changed the look'),
  }),
);

export const settingsAnswer: z.ZodType<Settings> = named(
  'Settings',
  siteSettings.extend({
    analyticsId: z.string().describe('For a service of another host; may be empty'),
    mailsPerHour: countAnswer.describe('Limit of notices and confirmations of the whole site'),
    currency: z.string().describe('ISO 4217 code'),
  }),
);

export const sampleDataAnswer: z.ZodType<SampleDataCounts> = named(
  'SampleData',
  z.object({
    posts: countAnswer,
    authors: countAnswer,
    subscribers: countAnswer,
    contacts: countAnswer,
    pageViews: countAnswer,
    issues: countAnswer,
    topics: countAnswer,
    savedReplies: countAnswer,
    missedPaths: countAnswer,
  }),
);
