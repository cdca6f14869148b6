import { randomBytes } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { PictureUse, PictureUses } from '@tideline/domain/picture/picture';
import { UNTITLED_POST } from '@tideline/domain/post/post';
import {
  pictureChangesSchema,
  pictureIdSchema,
  pictureImportSchema,
  pictureListQuerySchema,
  pictureTextsSchema,
} from '@tideline/domain/picture/picture.schema';
import { listNamesWithPicture } from '../../core/authors/authors.repository.ts';
import { recordAction } from '../../core/audit/audit.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import { countAttempt, type RateLimit } from '../../core/limits/rate-limit.ts';
import { procedureFor, router } from '../../core/rpc/procedures.ts';
import { isWorkPicture } from '../../core/settings/work-pictures.repository.ts';
import { deletePicture, findPicture, listPictures, updatePictureAlt } from './media.repository.ts';
import { listPictureUses } from './picture-uses.repository.ts';
import { deletePictureFiles } from './picture-folder.ts';
import { PUBLIC_INTERNET } from '../../core/host/checked-request.ts';
import { importPicture } from './import-picture.ts';
import { storeUpload } from './store-upload.ts';

/** Uploads per account: enough for a long article, not for filling the disk. */
const UPLOAD_LIMIT: RateLimit = { limit: 60, windowSeconds: 10 * 60 };

const IN_USE_AS_WORK = 'This picture takes the place of a work sample. Change that under Settings, Work samples first.';

const uploadSchema = pictureTextsSchema.extend({
  /** The file as a stream: JSON cannot carry it, so only the server's upload route can call this. */
  body: z.custom<AsyncIterable<Uint8Array>>(
    (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
    'Send the picture itself as the body.',
  ),
  contentType: z.string(),
  contentLength: z.number().nullable(),
});

export const mediaRouter = router({
  upload: procedureFor('media.upload')
    .input(uploadSchema)
    .mutation(async ({ ctx, input: { name, ...upload } }) => {
      await countAttempt(ctx.db, `upload:${ctx.staff.id}`, UPLOAD_LIMIT, ctx.now());
      return storeUpload(
        ctx.db,
        ctx.mediaDir,
        { ...upload, fileName: name, by: ctx.staff.name, actor: ctx.actor },
        { id: randomBytes(12).toString('hex'), now: ctx.now },
      );
    }),

  /** A picture of another site. */
  importFrom: procedureFor('media.upload')
    .input(pictureImportSchema)
    .mutation(async ({ ctx, input }) => {
      await countAttempt(ctx.db, `upload:${ctx.staff.id}`, UPLOAD_LIMIT, ctx.now());
      const picture = { ...input, by: ctx.staff.name, actor: ctx.actor };
      return importPicture(ctx.db, ctx.mediaDir, picture, { network: PUBLIC_INTERNET, now: ctx.now });
    }),

  list: procedureFor('media.read')
    .input(pictureListQuerySchema.prefault({}))
    .query(({ ctx, input }) => listPictures(ctx.db, input)),

  byId: procedureFor('media.read')
    .input(pictureIdSchema)
    .query(async ({ ctx, input }) => (await findPicture(ctx.db, input.id)) ?? noSuchPicture()),

  uses: procedureFor('media.read')
    .input(pictureIdSchema)
    .query(({ ctx, input }) => findUses(ctx.db, input.id)),

  update: procedureFor('media.edit')
    .input(pictureChangesSchema)
    .mutation(async ({ ctx, input }) => {
      return ctx.db.transaction().execute(async (trx) => {
        await lockContentVersion(trx);
        const picture = (await updatePictureAlt(trx, input.id, input.alt)) ?? noSuchPicture();
        await recordAction(trx, ctx.actor, { action: 'picture.change', objectId: input.id }, ctx.now());
        return picture;
      });
    }),

  /** Refused while a post, an author or a work sample uses the picture. */
  remove: procedureFor('media.edit')
    .input(pictureIdSchema)
    .mutation(async ({ ctx, input }) => {
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
  throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such picture any more.' });
}

async function findUses(db: Db, id: string): Promise<PictureUses> {
  return {
    ...(await listPictureUses(db, id)),
    authors: await listNamesWithPicture(db, id),
    isWorkPicture: await isWorkPicture(db, id),
  };
}

/** Why the picture cannot be deleted; null when it is unused. */
function whyUsed({ posts, total, authors: [author], isWorkPicture: isWork }: PictureUses): string | null {
  if (total > 0) return inUse(posts, total);
  if (author !== undefined) return inUseBy(author);
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
  return `This picture is used by ${list}. Take it out there first.`;
}
