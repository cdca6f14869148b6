import { z } from 'zod';
import { siteLogo } from '../brand/brand.answer.ts';
import { countAnswer, named } from '../entity/answer-schema.ts';
import type { SampleDataCounts } from './sample-data.ts';
import type { Agency, Settings, SiteSettings, SiteWords } from './settings.ts';

const agency: z.ZodType<Agency> = named(
  'Agency',
  z.object({
    legalName: z.string().describe('Empty for the site title'),
    place: z.string(),
    region: z.string().describe('May be empty'),
    country: z.string().describe('ISO 3166-1 code'),
    area: z.string().describe('Where its clients are'),
  }),
);

const words: z.ZodType<SiteWords> = named(
  'SiteWords',
  z
    .object({
      legalName: z.string(),
      place: z.string(),
      location: z.string(),
      area: z.string(),
      retention: z.string(),
      unconfirmed: z.string(),
    })
    .describe('What placeholders such as `{place}` in the texts of pages stand for'),
);

const siteSettings = z.object({
  siteTitle: z.string(),
  agency,
  contactEmail: z.string(),
  socialLinks: z.object({ instagram: z.string(), linkedin: z.string() }).describe('Empty for none'),
  timeZone: z.string().describe('An IANA time zone'),
});

export const siteSettingsAnswer: z.ZodType<SiteSettings> = named(
  'SiteSettings',
  siteSettings.extend({
    words,
    brand: z
      .object({
        key: z.string().describe('Other with each look'),
        themeColor: z.string(),
        textFont: z.string().optional(),
        logo: siteLogo.optional(),
      })
      .optional()
      .describe('Only where staff have changed the look'),
    cards: z
      .object({ postWithoutCategory: z.string(), service: z.string(), caseStudy: z.string() })
      .optional()
      .describe('The lines over the titles of social cards, where staff have changed them'),
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
