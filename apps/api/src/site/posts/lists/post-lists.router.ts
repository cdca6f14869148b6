import { z } from 'zod';
import type { Page } from '@tideline/domain/entity/page';
import {
  categoryAnswer,
  postOnDayAnswer,
  seriesAnswer,
  tagAnswer,
} from '@tideline/domain/post/answers/post-lists.answer';
import { ownPostAnswer, postSummaryAnswer } from '@tideline/domain/post/answers/post.answer';
import { calendarQuerySchema } from '@tideline/domain/post/calendar.schema';
import type { OwnPost, PostSummary } from '@tideline/domain/post/post';
import { postListQuerySchema } from '@tideline/domain/post/post.schema';
import { pageQueryShape } from '@tideline/domain/text/text.schema';
import { list, page } from '../../../core/rpc/answers.ts';
import { publicCall, router, staffCall } from '../../../core/rpc/procedures.ts';
import { audienceOf } from '../found-post.ts';
import { listPostsOnDays } from './calendar.repository.ts';
import { listAllTags, listCategories } from './post-counts.repository.ts';
import { listPostSummaries } from './post-lists.repository.ts';
import { listSeries } from './series.repository.ts';
import { listOwnPosts, listTrashedPosts } from './staff-lists.repository.ts';

const summaries = page<PostSummary, Page<PostSummary>>(postSummaryAnswer);

/** Lists of posts without their texts, and what their filters offer. */
export const postListsRouter = router({
  listSummaries: publicCall({
    rest: 'GET /post-summaries',
    isWiderForStaff: true,
    summary: 'List posts without their text',
    description: 'Like the list of posts: published ones; with a bearer token, posts in every status.',
    input: postListQuerySchema.prefault({}),
    answer: summaries,
    example: { q: 'report', sort: '-updated', limit: 20 },
    tool: {
      name: 'search_posts',
      title: 'Search posts',
      description:
        'Blog posts without their text, by words, category, tag, series or status. Drafts and scheduled posts only with the scope posts.read-drafts.',
      effect: 'reads',
      givesFew: true,
    },
  }).query(({ ctx, input }) => listPostSummaries(ctx.db, audienceOf(ctx), input, ctx.now())),

  listOwn: staffCall('posts.edit', {
    rest: 'GET /own-posts',
    summary: 'List the posts of the caller, last changed first',
    description:
      'In every status, without their text, with their views and the number of inquiries that began with them. The owner of a post is who created it, until an editor sets another.',
    input: z.object(pageQueryShape).prefault({}),
    answer: page<OwnPost, Page<OwnPost>>(ownPostAnswer),
    example: { limit: 20 },
  }).query(({ ctx, input }) => listOwnPosts(ctx.db, ctx.staff.id, input)),

  listTrash: staffCall('posts.read-drafts', {
    rest: 'GET /trash/posts',
    summary: 'List the posts in the trash, last deleted first',
    input: z.object(pageQueryShape).prefault({}),
    answer: summaries,
    example: { limit: 20 },
  }).query(({ ctx, input }) => listTrashedPosts(ctx.db, input)),

  calendar: staffCall('posts.read-drafts', {
    rest: 'GET /post-calendar',
    summary: 'List the posts with a publish date in a range of days',
    description: '`from` and `to` are the first and last day, in the time zone of the settings.',
    input: calendarQuerySchema,
    answer: list(postOnDayAnswer),
    example: { from: '2026-12-01', to: '2026-12-31' },
  }).query(({ ctx, input }) => listPostsOnDays(ctx.db, input)),

  categories: staffCall('posts.read-drafts', {
    rest: 'GET /post-categories',
    summary: 'List the categories of all posts',
    answer: list(categoryAnswer),
  }).query(({ ctx }) => listCategories(ctx.db)),

  series: staffCall('posts.read-drafts', {
    rest: 'GET /post-series',
    summary: 'List the names of all series',
    description: 'Posts with the same `series` are its parts, in the order of publication.',
    answer: list(seriesAnswer),
  }).query(({ ctx }) => listSeries(ctx.db)),

  tags: staffCall('posts.read-drafts', {
    rest: 'GET /post-tags',
    summary: 'List the tags of all posts',
    answer: list(tagAnswer),
  }).query(({ ctx }) => listAllTags(ctx.db)),
});
