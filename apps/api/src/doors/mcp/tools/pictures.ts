import { inOnePiece } from '../../../core/host/in-one-piece.ts';
import { z } from 'zod';
import { PICTURE_LIMITS, PICTURE_TYPES, type PictureType } from '@tideline/domain/picture/picture';
import { pictureTextsSchema } from '@tideline/domain/picture/picture.schema';
import { postVersion } from '@tideline/domain/post/post.schema';
import { lineOfText, rowId } from '@tideline/domain/text/text.schema';
import { appRouter } from '../../../router.ts';
import { parseInput, type Tool } from '../tool.ts';
import { facts, factsAnswer } from './posts.ts';

const { media, posts } = appRouter;

/** Larger files need `POST /api/media`: base64 must fit in memory as a whole. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
const BASE64_MAX_LENGTH = Math.ceil(PICTURE_MAX_BYTES / 3) * 4;

const uploadSchema = pictureTextsSchema.extend({
  data: z
    .string({ error: 'data must be base64.' })
    .min(1, 'data must be base64.')
    .max(BASE64_MAX_LENGTH, 'A picture sent as base64 can have at most 5 MB. Send larger ones to POST /api/media.')
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'data must be base64.')
    .describe('The file in base64'),
  contentType: z.enum(Object.keys(PICTURE_TYPES) as PictureType[], { error: 'contentType must be that of a picture.' }),
});
const attachSchema = z.object({
  postId: rowId.describe('The address of the post'),
  pictureId: rowId.describe('The id of a picture of the library'),
  place: z
    .enum(['featured', 'end'], { error: 'place must be featured or end.' })
    .describe('The picture above the post, or at the end of its text'),
  alt: lineOfText({ label: 'Alternative text', maxLength: PICTURE_LIMITS.alt })
    .optional()
    .describe('In the text; without it, that of the library'),
  expectedVersion: postVersion.optional(),
});

/** Adding pictures to the library and to posts. */
export const PICTURE_TOOLS: readonly Tool[] = [
  {
    name: 'upload_picture',
    title: 'Upload a picture',
    description:
      'Adds a picture to the library: JPEG, PNG, WebP, AVIF or GIF in base64, up to 5 MB. Give it an alternative text.',
    effect: 'writes',
    procedures: [media.upload],
    input: uploadSchema,
    run(call, input) {
      const { data, ...texts } = parseInput(uploadSchema, input);
      const file = Buffer.from(data, 'base64');
      return call.media.upload({ ...texts, body: inOnePiece(file), contentLength: file.length });
    },
  },
  {
    name: 'attach_picture',
    title: 'Attach a picture',
    description:
      'Puts a picture of the library above a draft or at the end of its text. Use search_pictures or upload_picture first. A post that visitors can see also needs the scope posts.publish.',
    effect: 'writes',
    procedures: [media.byId, posts.byId, posts.update],
    input: attachSchema,
    answer: factsAnswer,
    async run(call, input) {
      const { postId, pictureId, place, alt, expectedVersion } = parseInput(attachSchema, input);
      const picture = await call.media.byId({ id: pictureId });
      const post = await call.posts.byId({ id: postId });
      // A bracket would end the alternative text.
      const text = (alt ?? picture.alt).replaceAll(/[[\]\\]/g, '');
      const changes =
        place === 'featured'
          ? { featuredImageUrl: picture.url }
          : { content: `${post.content.trimEnd()}\n\n![${text}](${picture.url})\n`.trimStart() };
      return facts(await call.posts.update({ id: post.id, changes, expectedVersion: expectedVersion ?? post.version }));
    },
  },
];
