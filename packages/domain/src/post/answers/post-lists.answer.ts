import { z } from 'zod';
import { countAnswer, instantAnswer, named } from '../../entity/answer-schema.ts';
import type { BulkChangedPost, TaggedPost } from '../post.ts';
import { postShape } from './post.answer.ts';

const { id, title, status, version, publishDate, tags } = postShape;

export const postOnDayAnswer = named('PostOnDay', z.object({ id, title, status, version, publishDate: instantAnswer }));

export const categoryAnswer: z.ZodType<string> = named('PostCategory', z.string());

export const tagAnswer: z.ZodType<string> = named('PostTag', z.string());

export const seriesAnswer: z.ZodType<string> = named('PostSeries', z.string());

export const featuredPostAnswer: z.ZodType<{ id: string | null }> = named(
  'FeaturedPost',
  z.object({ id: z.string().nullable().describe('Null when no post is featured: the newest one is shown large') }),
);

export const changedPostAnswer: z.ZodType<BulkChangedPost> = named(
  'ChangedPost',
  z.object({
    id,
    status: status.describe('Before the change'),
    publishDate: publishDate.describe('Before the change; null when no date was set'),
    version: version.describe('After the change'),
  }),
);

export const taggedPostAnswer: z.ZodType<TaggedPost> = named('TaggedPost', z.object({ id, tags, version }));

export const restoredPostsAnswer: z.ZodType<{ restored: number }> = named(
  'RestoredPosts',
  z.object({ restored: countAnswer.describe('Without those that someone saved in the meantime') }),
);
