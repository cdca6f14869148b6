import { z } from 'zod';
import { countAnswer, instantAnswer, isSampleAnswer, named } from '../../entity/answer-schema.ts';
import { type OwnPost, POST_STATUSES, type Post, type PostSummary } from '../post.ts';

/** The fields of a post, for the schemas of its parts. */
export const postShape = {
  id: z.string().meta({
    description: 'The address: URL-safe and unique. Former addresses lead to the post, too',
    examples: ['reading-a-report'],
  }),
  key: z.string().describe('Unique and permanent'),
  title: z.string(),
  excerpt: z.string(),
  content: z.string().describe('Markdown'),
  author: z.string(),
  category: z.string().describe('Empty when the post has none'),
  status: z.enum(POST_STATUSES),
  publishDate: instantAnswer.nullable().describe('ISO 8601 in UTC; null when no date was set'),
  featuredImageUrl: z.string().describe('As the editor typed it; may be empty'),
  tags: z.array(z.string()),
  series: z.string().describe('The name that the parts of its series share; empty when it belongs to none'),
  metaTitle: z.string().describe('For search engines; empty: the title'),
  metaDescription: z.string().describe('For search engines; empty: the excerpt'),
  socialImageUrl: z.string().describe('Shown with a shared link; empty: the drawn card'),
  isNoindex: z.boolean().describe('Asks search engines not to list it'),
  canonicalUrl: z.string().describe('The address of the original; empty: the post itself'),
  views: countAnswer.describe('Page views, once per visitor and day; without a bearer token up to a minute behind'),
  readingTimeMinutes: z.int().min(1),
  createdAt: instantAnswer,
  updatedAt: instantAnswer,
  version: z.int().min(1).describe('Counts the saves'),
  isAddressAutomatic: z.boolean().describe('The address follows the title'),
  firstPublishedAt: instantAnswer.nullable().describe('Null when it was never published'),
  contentChangedAt: instantAnswer
    .nullable()
    .describe(
      'When title, excerpt, content or featured image last changed after the first publication; null if they never did',
    ),
  isSample: isSampleAnswer,
};

export const postAnswer: z.ZodType<Post> = named('Post', z.object(postShape));

const { content: _content, ...summaryShape } = postShape;

export const postSummaryAnswer: z.ZodType<PostSummary> = named('PostSummary', z.object(summaryShape));

export const ownPostAnswer: z.ZodType<OwnPost> = named(
  'OwnPost',
  z.object({
    ...summaryShape,
    inquiries: countAnswer.describe('Inquiries of visitors who read this post first, without spam'),
  }),
);
