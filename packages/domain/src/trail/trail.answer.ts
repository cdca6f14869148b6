import { z } from 'zod';
import { CONTACT_STATUSES } from '../contact/contact.ts';
import { countAnswer, instantAnswer, named } from '../entity/answer-schema.ts';
import { CASE_STUDY_IDS } from '../site/site-path.ts';
import { TRAFFIC_SOURCES } from '../stats/stats.ts';
import type { PostResults, PostResultsDetail, SubscriberTrail, Trail } from './trail.ts';

const value = countAnswer.nullable().describe('In whole units of the currency in the settings; null if not entered');

/** The issue of the newsletter whose link began a visit. */
export const trailIssueAnswer = z
  .object({ id: z.string(), subject: z.string().nullable().describe('Null when it was deleted') })
  .nullable()
  .describe('The newsletter issue whose link began the visit; null without one');

/** The visit that led to an enquiry or a sign-up, as a part of other answers. */
export const trailAnswer = z
  .object({
    entryPath: z.string().describe('The first page; empty for one that is no public page'),
    entrySource: z.enum(TRAFFIC_SOURCES),
    entryHost: z.string().describe('The site that led here; empty for a direct visit'),
    lastPath: z.string().describe('The page of the form'),
    campaign: z
      .object({ source: z.string(), medium: z.string(), name: z.string(), term: z.string(), content: z.string() })
      .nullable()
      .describe('The `utm_` parameters of the first page; null without any'),
    issue: trailIssueAnswer,
    startedAt: instantAnswer,
    pages: countAnswer.describe('Page views'),
    posts: z.array(
      z.object({
        key: z.string().describe('The key of the post, which never changes'),
        id: z.string().nullable().describe('Null when the post was deleted'),
        title: z.string().nullable(),
        readPercent: z.int().min(0).max(100),
        isFirst: z.boolean(),
        isLast: z.boolean().describe('Opened last'),
      }),
    ),
    packages: z.array(z.string()).describe('The ids of the packages that were read'),
    caseStudies: z.array(z.enum(CASE_STUDY_IDS)),
  })
  .nullable()
  .describe('The visit that led to it; null when the browser sent none') satisfies z.ZodType<Trail | null>;

const contactLink = z.object({
  id: z.string(),
  name: z.string(),
  reference: z.string(),
  status: z.enum(CONTACT_STATUSES),
  value,
  dateSubmitted: instantAnswer,
});

type SubscriberVisit = { trail: SubscriberTrail['trail']; inquiries: SubscriberTrail['enquiries'] };

/** The trail of a sign-up, and the enquiries of its address. */
export const subscriberVisitAnswer: z.ZodType<SubscriberVisit> = named(
  'SubscriberVisit',
  z.object({
    trail: trailAnswer,
    inquiries: z.array(contactLink.extend({ issue: trailIssueAnswer })).describe('Newest first'),
  }),
);

const resultsShape = {
  contacts: countAnswer.describe('Inquiries that are not spam, whose senders had read the post before'),
  clients: countAnswer.describe('How many of these were won'),
  value: z.number().min(0).describe('The total value entered for the won ones'),
};

/** What followed a post. */
export const postResultsAnswer: z.ZodType<PostResultsDetail> = named(
  'PostResults',
  z.object({
    ...resultsShape,
    first: countAnswer.describe('It was the first post that they read'),
    last: countAnswer.describe('It was the last post that they opened; a single post is both'),
    between: countAnswer,
    newest: z.array(contactLink),
  }),
);

/** What followed several posts. */
export const resultsByPostAnswer: z.ZodType<Record<string, PostResults>> = named(
  'ResultsByPost',
  z.record(z.string(), z.object(resultsShape)).describe('By the id of the post'),
);
