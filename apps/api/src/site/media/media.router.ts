import { randomBytes } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { Page } from '@tideline/domain/entity/page';
import { PICTURE_TYPES, type Picture, type PictureUse, type PictureUses } from '@tideline/domain/picture/picture';
import { pictureAnswer, pictureUsesAnswer } from '@tideline/domain/picture/picture.answer';
import { UNTITLED_POST } from '@tideline/domain/post/post';
import {
  pictureChangesSchema,
  pictureIdSchema,
  pictureImportSchema,
  pictureListQuerySchema,
  pictureTextsSchema,
} from '@tideline/domain/picture/picture.schema';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import { countAttempt, type RateLimit } from '../../core/limits/rate-limit.ts';
import { answer, created, empty, page } from '../../core/rpc/answers.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import { streamedBody } from '../../core/rpc/streamed-body.ts';
import { deletePicture, findPicture, listPictures, updatePictureAlt } from './media.repository.ts';
import { findUses } from './find-uses.ts';
import { deletePictureFiles } from './picture-folder.ts';
import { PUBLIC_INTERNET } from '../../core/host/checked-request.ts';
import { importPicture } from './import-picture.ts';
import { storeUpload } from './store-upload.ts';

/** Uploads per account: enough for a long article, not for filling the disk. */
const UPLOAD_LIMIT: RateLimit = { limit: 60, windowSeconds: 10 * 60 };

const IN_USE_ON_PAGE =
  'This picture is on a page of the site, or in its draft or an earlier version. Replace it under Pages first.';
const IN_USE_AS_WORK = 'This picture replaces a work sample. Change that under Settings, Work samples first.';

const uploadSchema = pictureTextsSchema.extend({
  body: streamedBody('Send the picture itself as the body.'),
  contentType: z.string(),
  contentLength: z.number().nullable(),
});

export const mediaRouter = router({
  upload: staffCall('media.upload', {
    rest: 'POST /media',
    summary: 'Upload a picture',
    description:
      'The body is the file itself. It is decoded, turned upright and encoded again in several sizes; the file itself is not stored.',
    input: uploadSchema,
    query: pictureTextsSchema,
    file: Object.keys(PICTURE_TYPES),
    answer: { ...created(pictureAnswer, { Location: 'Path of the picture' }), text: 'The picture' },
    refusals: [415, 429, 503],
    example: { name: 'harbor.jpg', alt: 'The harbor at low water' },
  }).mutation(async ({ ctx, input: { name, ...upload } }) => {
    await countAttempt(ctx.db, `upload:${ctx.staff.id}`, UPLOAD_LIMIT, ctx.now());
    return storeUpload(
      ctx.db,
      ctx.mediaDir,
      { ...upload, fileName: name, by: ctx.staff.name, actor: ctx.actor },
      { id: randomBytes(12).toString('hex'), now: ctx.now },
    );
  }),

  importFrom: staffCall('media.upload', {
    rest: 'POST /media/import',
    summary: 'Copy a picture from another site',
    description: 'The copy is handled like an upload.',
    input: pictureImportSchema,
    answer: created(pictureAnswer),
    refusals: [429, 503],
    example: { address: 'https://www.example.com/harbor.jpg', alt: 'The harbor at low water' },
  }).mutation(async ({ ctx, input }) => {
    await countAttempt(ctx.db, `upload:${ctx.staff.id}`, UPLOAD_LIMIT, ctx.now());
    const picture = { ...input, by: ctx.staff.name, actor: ctx.actor };
    return importPicture(ctx.db, ctx.mediaDir, picture, { network: PUBLIC_INTERNET, now: ctx.now });
  }),

  list: staffCall('media.read', {
    rest: 'GET /media',
    summary: 'List the pictures of the library, newest first',
    input: pictureListQuerySchema.prefault({}),
    answer: page<Picture, Page<Picture>>(pictureAnswer),
    example: { q: 'harbor', limit: 20 },
    tool: {
      name: 'search_pictures',
      title: 'Search pictures',
      description: 'Searches the picture library by words in the name or alternative text.',
      effect: 'reads',
      givesFew: true,
    },
  }).query(({ ctx, input }) => listPictures(ctx.db, input)),

  byId: staffCall('media.read', {
    rest: 'GET /media/{id}',
    summary: 'Read the details of a picture',
    input: pictureIdSchema,
    answer: answer(pictureAnswer),
    refusals: [404],
  }).query(async ({ ctx, input }) => (await findPicture(ctx.db, input.id)) ?? noSuchPicture()),

  uses: staffCall('media.read', {
    rest: 'GET /media/{id}/uses',
    summary: 'List where a picture is used',
    input: pictureIdSchema,
    answer: answer(pictureUsesAnswer),
  }).query(({ ctx, input }) => findUses(ctx.db, input.id)),

  update: staffCall('media.edit', {
    rest: 'PUT /media/{id}',
    summary: 'Change the alternative text of a picture',
    input: pictureChangesSchema,
    answer: answer(pictureAnswer),
    refusals: [404],
    example: { alt: 'The harbor at low water' },
  }).mutation(async ({ ctx, input }) => {
    return ctx.db.transaction().execute(async (trx) => {
      await lockContentVersion(trx);
      const picture = (await updatePictureAlt(trx, input.id, input.alt)) ?? noSuchPicture();
      await recordAction(trx, ctx.actor, { action: 'picture.change', objectId: input.id }, ctx.now());
      return picture;
    });
  }),

  remove: staffCall('media.edit', {
    rest: 'DELETE /media/{id}',
    summary: 'Delete a picture',
    description: 'Refused while a post, a page, an author or a work sample uses it.',
    input: pictureIdSchema,
    answer: empty(),
    refusals: [404, 409],
  }).mutation(async ({ ctx, input }) => {
    await ctx.db.transaction().execute(async (trx) => {
      await lockContentVersion(trx); // a post being saved may show it
      const reason = whyUsed(await findUses(trx, input.id));
      if (reason !== null) throw new TRPCError({ code: 'CONFLICT', message: reason });
      if (!(await deletePicture(trx, input.id))) noSuchPicture();
      await recordAction(trx, ctx.actor, { action: 'picture.remove', objectId: input.id }, ctx.now());
    });
    await deletePictureFiles(ctx.mediaDir, input.id);
    return {};
  }),
});

function noSuchPicture(): never {
  throw new TRPCError({ code: 'NOT_FOUND', message: 'This picture no longer exists.' });
}

/** Why the picture cannot be deleted; null when it is unused. */
function whyUsed({ posts, total, authors: [author], pages, isWorkPicture: isWork }: PictureUses): string | null {
  if (total > 0) return inUse(posts, total);
  if (author !== undefined) return inUseBy(author);
  if (pages.length > 0) return IN_USE_ON_PAGE;
  return isWork ? IN_USE_AS_WORK : null;
}

function inUseBy(author: string): string {
  return `This picture is the portrait of ${author}. Change that under Settings, Authors first.`;
}

function inUse(posts: PictureUse[], total: number): string {
  const named = posts.slice(0, 3).map(({ title, isInTrash }) => {
    return `“${title.trim() || UNTITLED_POST}”${isInTrash ? ' (in the trash)' : ''}`;
  });
  const rest = total - named.length;
  const others = rest > 0 ? [`${rest} other ${rest === 1 ? 'post' : 'posts'}`] : [];
  const list = new Intl.ListFormat('en-US').format([...named, ...others]);
  return `This picture is used by ${list}. Remove it there first.`;
}
