import { z } from 'zod';
import { CONTACT_PACKAGES, CONTACT_STATUSES } from '@tideline/domain/contact/contact';
import { CASE_STUDY_IDS } from '@tideline/domain/site/site-path';
import { TRAFFIC_SOURCES } from '@tideline/domain/stats/stats';
import { SUBSCRIBER_STATUSES } from '@tideline/domain/subscriber/subscriber';
import type { ContactDetail, PostResultsDetail, SubscriberTrail, Trail } from '@tideline/domain/trail/trail';
import { workShape } from './conversation-answers.ts';

const instant = z.iso.datetime().describe('ISO 8601 in UTC');
const count = z.int().min(0);
const value = count.nullable().describe('In whole units of the currency in the settings; null: not stated');

const issue = z
  .object({ id: z.string(), subject: z.string().nullable().describe('Null when it was deleted') })
  .nullable()
  .describe('The newsletter issue whose link began the visit; null without one');

const trail = z
  .object({
    entryPath: z.string().describe('The first page; empty for one that is no public page'),
    entrySource: z.enum(TRAFFIC_SOURCES),
    entryHost: z.string().describe('The site that led here; empty for a direct visit'),
    lastPath: z.string().describe('The page of the form'),
    campaign: z
      .object({ source: z.string(), medium: z.string(), name: z.string(), term: z.string(), content: z.string() })
      .nullable()
      .describe('The `utm_` parameters of the first page; null without any'),
    issue,
    startedAt: instant,
    pages: count.describe('Page views'),
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
    packages: z.array(z.enum(CONTACT_PACKAGES)),
    caseStudies: z.array(z.enum(CASE_STUDY_IDS)),
  })
  .nullable()
  .describe('The visit that led to it; null when the browser sent none') satisfies z.ZodType<Trail | null>;

/** Additional fields of a single enquiry, which lists omit. */
export const contactDetailShape = {
  trail,
  subscription: z
    .object({ id: z.string(), status: z.enum(SUBSCRIBER_STATUSES), createdAt: instant, issue })
    .nullable()
    .describe('The newsletter subscription of the address; null without one'),
  work: z.object(workShape),
} satisfies { [Name in 'trail' | 'subscription' | 'work']: z.ZodType<ContactDetail[Name]> };

const contactLink = z.object({
  id: z.string(),
  name: z.string(),
  reference: z.string(),
  status: z.enum(CONTACT_STATUSES),
  value,
  dateSubmitted: instant,
});

/** The trail of a sign-up, and the enquiries of its address. */
export const subscriberVisit = z.object({
  trail,
  inquiries: z.array(contactLink.extend({ issue })).describe('Newest first'),
}) satisfies z.ZodType<{ trail: SubscriberTrail['trail']; inquiries: SubscriberTrail['enquiries'] }>;

/** What followed a post. */
export const postResults = z.object({
  contacts: count.describe('Inquiries that are not spam, whose senders had read the post before'),
  clients: count.describe('Of these, the won ones'),
  value: z.number().min(0).describe('The sum of the stated values of the won ones'),
  first: count.describe('It was the first post that they read'),
  last: count.describe('It was the post that they opened last; an only post is both'),
  between: count,
  newest: z.array(contactLink),
}) satisfies z.ZodType<PostResultsDetail>;
