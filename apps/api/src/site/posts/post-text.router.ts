import { z } from 'zod';
import { LINKED_POSTS_MAX } from '@tideline/domain/address/dead-link';
import { deadLinkAnswer } from '@tideline/domain/address/redirect.answer';
import { postCheckAnswer, postPreviewAnswer } from '@tideline/domain/post/answers/post-text.answer';
import { POST_LIMITS } from '@tideline/domain/post/post-limits';
import { postRefSchema } from '@tideline/domain/post/post.schema';
import { longText } from '@tideline/domain/text/text.schema';
import { findCurrentId } from '../../core/addresses/post-ids.repository.ts';
import { renderPostBody } from '../../core/markdown/render-post-body.ts';
import { answer, list } from '../../core/rpc/answers.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import { orNoPost } from './found-post.ts';
import { findPost } from './posts.repository.ts';
import { checkPost } from '../checks/check-post.ts';
import { countCheck } from '../checks/count-check.ts';
import { findDeadLinks } from '../checks/dead-links.ts';

/** What becomes of the text of a post. */
export const postTextRouter = router({
  check: staffCall('posts.read-drafts', {
    rest: 'POST /posts/{id}/check',
    summary: 'Check a post for problems that readers would notice',
    description: 'Checks the saved text, and asks linked sites whether their pages exist.',
    input: postRefSchema,
    answer: answer(postCheckAnswer),
    refusals: [404, 429],
    tool: {
      name: 'check_post',
      title: 'Check a post',
      description:
        'What readers of a post would notice: missing texts, broken links, pictures without alternative text, texts too long for search results. Asks the linked sites.',
      effect: 'reads',
      asksOtherSites: true,
    },
  }).mutation(async ({ ctx, input }) => {
    const post = orNoPost(await findPost(ctx.db, 'staff', await findCurrentId(ctx.db, input), ctx.now()));
    await countCheck(ctx);
    return checkPost(post, { db: ctx.db, origin: ctx.origin, now: ctx.now() });
  }),

  deadLinks: staffCall('stats.read', {
    rest: 'GET /dead-links',
    summary: 'List links of posts to pages of this site that are not there',
    description: `Of the ${LINKED_POSTS_MAX} newest public posts, newest first. Links to other sites are not checked.`,
    answer: list(deadLinkAnswer),
  }).query(({ ctx }) => findDeadLinks({ db: ctx.db, origin: ctx.origin, now: ctx.now() })),

  /** A mutation, because a query's input is in the URL, which is too short for an article. */
  preview: staffCall('posts.read-drafts', {
    rest: 'POST /post-previews',
    summary: 'Render the text of a post',
    description: 'Nothing is stored.',
    input: z.object({ content: longText({ label: 'Content', maxLength: POST_LIMITS.content }) }),
    answer: answer(postPreviewAnswer),
    example: { content: 'It starts at **six**.' },
    tool: {
      name: 'preview_markdown',
      title: 'Preview Markdown',
      description: 'Renders Markdown as the HTML of a post. Nothing is stored.',
      effect: 'reads',
    },
  }).mutation(async ({ input }) => ({ html: (await renderPostBody(input.content, { target: 'preview' })).html })),
});
