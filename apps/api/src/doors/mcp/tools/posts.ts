import { z } from 'zod';
import { POST_STATUSES, type Post } from '@tideline/domain/post/post';
import { newPostSchema, postChangesSchema, postIdSchema, postVersion } from '@tideline/domain/post/post.schema';
import { appRouter } from '../../../router.ts';
import { parseInput, type Inputs, type Tool } from '../tool.ts';

const { posts } = appRouter;

const draftSchema = newPostSchema.omit({ status: true, publishDate: true });
const changeSchema = postIdSchema.extend({
  changes: postChangesSchema.omit({ status: true, publishDate: true }),
  expectedVersion: postVersion
    .optional()
    .describe('The version that was read, so that changes made in the meantime are not overwritten'),
});
const publishSchema = postIdSchema.extend({
  expectedVersion: postVersion.optional(),
  publishDate: newPostSchema.shape.publishDate.describe('A later date schedules the post; none publishes it now'),
});

/** What writing tools answer about a post. */
export const factsAnswer = z.object({
  id: z.string().describe('The address of the post'),
  key: z.string(),
  title: z.string(),
  status: z.enum(POST_STATUSES),
  publishDate: z.string().nullable(),
  featuredImageUrl: z.string(),
  version: z.int(),
});

/** Writing and publishing posts: each tool is a part of what a procedure does. */
export const POST_TOOLS: readonly Tool[] = [
  {
    name: 'list_tags_and_categories',
    title: 'Tags, categories and series',
    description: 'The tags, categories and series that posts have. Prefer them to new ones.',
    effect: 'reads',
    procedures: [posts.tags, posts.categories, posts.series],
    input: z.object({}),
    run: async (call) => ({
      tags: await call.posts.tags(),
      categories: await call.posts.categories(),
      series: await call.posts.series(),
    }),
  },
  {
    name: 'draft_post',
    title: 'Draft a post',
    description: 'Creates a draft. Its text is Markdown without HTML. Visitors do not see it until it is published.',
    effect: 'writes',
    procedures: [posts.create],
    input: draftSchema,
    answer: factsAnswer,
    run: async (call, input: Inputs['posts']['create']) =>
      facts(await call.posts.create({ ...input, status: 'draft', publishDate: null })),
  },
  {
    name: 'change_post',
    title: 'Change a post',
    description:
      'Changes fields of a draft; those left out stay as they are. A post that visitors can see also needs the scope posts.publish, one of somebody else posts.edit-any.',
    effect: 'writes',
    procedures: [posts.update],
    input: changeSchema,
    answer: factsAnswer,
    isIdempotent: true,
    async run(call, input) {
      // Only the schema's fields: a status among the changes would publish.
      parseInput(changeSchema, input);
      const { id, changes, expectedVersion } = input as Inputs['posts']['update'];
      const { status: _status, publishDate: _date, ...others } = changes;
      return facts(await call.posts.update({ id, expectedVersion, changes: others }));
    },
  },
  {
    name: 'publish_post',
    title: 'Publish a post',
    description: 'Makes a post visible to everyone, now or at a later date. Ask the person before you use it.',
    effect: 'publishes',
    procedures: [posts.update],
    alsoNeeds: ['posts.publish'],
    input: publishSchema,
    answer: factsAnswer,
    isIdempotent: true,
    async run(call, input) {
      const { id, expectedVersion, publishDate } = parseInput(publishSchema, input);
      const changes =
        publishDate === null ? { status: 'published' as const } : { status: 'scheduled' as const, publishDate };
      return facts(await call.posts.update({ id, expectedVersion, changes }));
    },
  },
  {
    name: 'unpublish_post',
    title: 'Unpublish a post',
    description: 'Makes a published or scheduled post a draft again. Ask the person before you use it.',
    effect: 'publishes',
    procedures: [posts.update],
    alsoNeeds: ['posts.publish'],
    input: publishSchema.omit({ publishDate: true }),
    answer: factsAnswer,
    isIdempotent: true,
    async run(call, input) {
      const { id, expectedVersion } = parseInput(publishSchema.omit({ publishDate: true }), input);
      return facts(await call.posts.update({ id, expectedVersion, changes: { status: 'draft' } }));
    },
  },
];

/** What a program needs next, without the text that it has just sent. */
export function facts(post: Post): z.output<typeof factsAnswer> {
  return factsAnswer.parse(post);
}
