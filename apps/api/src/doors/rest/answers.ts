import { z } from 'zod';
import type { PublicAuthor } from '@tideline/domain/author/author';
import {
  CONTACT_FIELDS,
  CONTACT_PACKAGES,
  CONTACT_STATUSES,
  type Contact,
  type ContactAnswer,
} from '@tideline/domain/contact/contact';
import type { EntityFields } from '@tideline/domain/entity/entity-field';
import { PICTURE_TYPES, type Picture, type PictureType } from '@tideline/domain/picture/picture';
import { POST_STATUSES, type Post } from '@tideline/domain/post/post';
import { STAFF_ROLES, type SignIn } from '@tideline/domain/staff/staff';
import type { AdminStats } from '@tideline/domain/stats/stats';
import type { ContactDetail } from '@tideline/domain/trail/trail';
import { CALL_ANSWERS } from './docs/call-answers.ts';
import { CONVERSATION_ANSWERS } from './docs/conversation-answers.ts';
import { STATS_ANSWERS } from './docs/stats-answers.ts';
import { contactDetailShape } from './docs/trail-answers.ts';

const instant = z.iso.datetime().describe('ISO 8601 in UTC');
const count = z.int().min(0);
const isSample = z.boolean().describe('Came with the sample data');

const contact = z.object({
  ...textsOf(CONTACT_FIELDS),
  reference: z.string().describe('What the visitor was told to quote, for example TL-7K3QX9'),
  name: z.string().describe('First and last name'),
  package: z.enum(CONTACT_PACKAGES).nullable(),
  source: z.string(),
  status: z.enum(CONTACT_STATUSES),
  dateSubmitted: instant,
  answeredAt: instant
    .nullable()
    .describe('When staff first answered it, by a reply or as `contacted` or `qualified`; null before'),
  value: count
    .nullable()
    .describe('What a won one is worth, in whole units of the currency in the settings; null: not stated'),
  lostReason: z.string().describe('Why it was lost; empty when not stated'),
  isSample,
}) satisfies z.ZodType<Contact>;

/** The schemas of answers, by name in the OpenAPI document. */
export const ANSWERS = {
  Post: z.object({
    id: z.string().describe('The address: URL-safe and unique. A former one leads to the post, too'),
    key: z.string().describe('Unique, and the same for ever'),
    title: z.string(),
    excerpt: z.string(),
    content: z.string().describe('Markdown'),
    author: z.string(),
    category: z.string().describe('Empty when the post has none'),
    status: z.enum(POST_STATUSES),
    publishDate: instant.nullable().describe('ISO 8601 in UTC; null when no date was set'),
    featuredImageUrl: z.string().describe('As the editor typed it; may be empty'),
    tags: z.array(z.string()),
    metaTitle: z.string().describe('For search engines; empty: the title'),
    metaDescription: z.string().describe('For search engines; empty: the excerpt'),
    socialImageUrl: z.string().describe('Shown with a shared link; empty: the drawn card'),
    isNoindex: z.boolean().describe('Search engines are asked not to list it'),
    canonicalUrl: z.string().describe('The address of the original; empty: the post itself'),
    views: count.describe('Page views, once per visitor and day; without a bearer token up to a minute behind'),
    readingTimeMinutes: z.int().min(1),
    createdAt: instant,
    updatedAt: instant,
    version: z.int().min(1).describe('Counts the saves'),
    isAddressAutomatic: z.boolean().describe('The address follows the title'),
    firstPublishedAt: instant.nullable().describe('Null when it was never published'),
    isSample,
  }) satisfies z.ZodType<Post>,
  Author: z.object({
    id: z.string(),
    name: z.string().describe('As in the `author` of posts, which are compared without regard to case'),
    role: z.string().describe('May be empty'),
    sentence: z.string().describe('One sentence about the person; may be empty'),
    bio: z.string().describe('Plain text; may be empty'),
    slug: z.string().describe('The page of the author is `/blog/author/{slug}`; empty when the name gives no address'),
    pictureUrl: z.string().nullable().describe('Path of the picture; null for the drawn portrait'),
    postCount: count.describe('Public posts'),
    version: z.int().min(1).describe('Counts the saves'),
    createdAt: instant,
    updatedAt: instant,
    isSample,
  }) satisfies z.ZodType<PublicAuthor>,
  Contact: contact,
  ContactDetail: contact.extend(contactDetailShape) satisfies z.ZodType<ContactDetail>,
  AdminStats: z.object({
    totalPosts: count,
    totalSubscribers: count.describe('Active subscribers'),
    publishedPosts: count,
    totalContacts: count,
  }) satisfies z.ZodType<AdminStats>,
  ...CALL_ANSWERS,
  ...CONVERSATION_ANSWERS,
  ...STATS_ANSWERS,
  Picture: z.object({
    id: z.string(),
    url: z.string().describe('Path of the JPEG or PNG form; the AVIF and WebP forms lie beside it'),
    fileName: z.string().describe('As it was sent; may be empty'),
    alt: z.string().describe('Alternative text; may be empty'),
    widthPx: count.describe('Of the widest form'),
    heightPx: count,
    bytes: count.describe('All forms together'),
    mimeType: z.enum(Object.keys(PICTURE_TYPES) as PictureType[]).describe('Of the file that was sent'),
    createdAt: instant,
    createdBy: z.string().describe('Name of who sent it'),
  }) satisfies z.ZodType<Picture>,
  SignIn: z.object({
    token: z.string().describe('To be sent as a bearer credential'),
    user: z.object({ id: z.string(), email: z.string(), name: z.string(), role: z.enum(STAFF_ROLES) }),
  }) satisfies z.ZodType<SignIn>,
  ContactReceived: z.object({
    message: z.literal('received'),
    reference: z.string(),
  }) satisfies z.ZodType<ContactAnswer>,
  Failure: z.object({
    error: z.string().describe('One sentence a person can act on'),
    issues: z
      .array(z.object({ path: z.string().describe('The field, with dots'), message: z.string() }))
      .optional()
      .describe('What is wrong with which field; only when a field was refused'),
    needsCode: z.literal(true).optional().describe('The account asks for a code: sign in again with `code`'),
    needsPassword: z
      .literal(true)
      .optional()
      .describe('The password was given too long ago: sign in again, and use the new token'),
    requestId: z.string().optional().describe('To be quoted to us; only with status 500'),
  }),
};

export type AnswerName = keyof typeof ANSWERS;

/** Schemas of an entity's fields as texts; the caller overwrites those of other types. */
function textsOf<Fields extends EntityFields>(fields: Fields): { [Name in keyof Fields]: z.ZodString } {
  const texts = Object.entries(fields).map(([name, { input, isRequired }]) => {
    return [name, input && !isRequired ? z.string().describe('Empty when none was given') : z.string()];
  });
  return Object.fromEntries(texts) as { [Name in keyof Fields]: z.ZodString };
}
