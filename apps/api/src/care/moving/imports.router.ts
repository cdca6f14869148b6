import { rm } from 'node:fs/promises';
import { type ImportState, type SiteImport, UNDO_DAYS } from '@tideline/domain/moving/site-import';
import { siteImportAnswer } from '@tideline/domain/moving/site-import.answer';
import { importIdSchema, importTextsSchema } from '@tideline/domain/moving/site-import.schema';
import type { AuditAction } from '@tideline/domain/staff/audit';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { answer, created, empty, list } from '../../core/rpc/answers.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import { streamedBody } from '../../core/rpc/streamed-body.ts';
import type { Trx } from '../../core/store/schema.ts';
import { noSuchImport, readImport, requireImport, withSums } from './found-import.ts';
import { changeState, deleteImport, listImports, type StoredImport } from './imports.repository.ts';
import { releaseAll, releaseGaps } from './outcomes.repository.ts';
import { importFolder } from './reading/import-folder.ts';
import { receiveUpload } from './receive-upload.ts';

const uploadSchema = importTextsSchema.extend({
  body: streamedBody('Send the file itself as the body.'),
  contentLength: z.number().nullable(),
});

const OWN_GONE = 'An archive of Tideline is deleted when it was brought in. Upload it again.';
const UNDO_OVER = `An import can be undone for ${UNDO_DAYS} days.`;
const FILE_GONE = `The file of an import is deleted after ${UNDO_DAYS} days. Upload it again.`;

function isBefore(now: string, until: string | null): boolean {
  return until !== null && now < until;
}

/** Files of other systems that staff bring in. */
export const importsRouter = router({
  upload: staffCall('settings.change', {
    rest: 'POST /imports',
    summary: 'Upload an export of another system',
    description:
      'A WXR file of WordPress, a JSON export of Ghost or EmDash, an archive of Markdown, or of this program; the body is the file itself. It is read in the background, and nothing is changed on the site.',
    input: uploadSchema,
    query: importTextsSchema,
    file: ['application/octet-stream'],
    answer: { ...created(siteImportAnswer, { Location: 'Path of the import' }), text: 'The import' },
    refusals: [409, 503],
    example: { name: 'old-site.xml', siteAddress: 'https://www.example.com' },
  }).mutation(async ({ ctx, input: { name, ...upload } }) => {
    const sent = { ...upload, name, by: ctx.staff.name, actor: ctx.actor };
    return readImport(ctx.db, await receiveUpload(ctx.db, ctx.mediaDir, sent, ctx.now()));
  }),

  list: staffCall('settings.read', {
    rest: 'GET /imports',
    summary: 'List the imports, newest first',
    answer: list<SiteImport>(siteImportAnswer),
  }).query(async ({ ctx }) => Promise.all((await listImports(ctx.db)).map((found) => withSums(ctx.db, found)))),

  byId: staffCall('settings.read', {
    rest: 'GET /imports/{id}',
    summary: 'Read what an import has',
    description: 'With the sums of what changes on the way, and of what does not come along.',
    input: importIdSchema,
    answer: answer(siteImportAnswer),
    refusals: [404],
  }).query(({ ctx, input }) => readImport(ctx.db, input.id)),

  start: staffCall('settings.change', {
    rest: 'POST /imports/{id}/start',
    summary: 'Bring an import in',
    description:
      'Its things are added in the background, those of an earlier import renewed where nobody has changed them here since. Also resumes a paused import.',
    input: importIdSchema,
    answer: answer(siteImportAnswer),
    refusals: [404, 409],
  }).mutation(({ ctx, input }) =>
    move(ctx, input.id, {
      from: ['ready', 'paused', 'undone'],
      to: 'importing',
      action: 'import.start',
      refusal: 'This import cannot be started now.',
      prepare: async (trx, { state, system }) => {
        if (state === 'undone' && system === 'own') return OWN_GONE;
        if (state === 'undone') await releaseAll(trx, input.id);
        return null;
      },
    }),
  ),

  pause: staffCall('settings.change', {
    rest: 'POST /imports/{id}/pause',
    summary: 'Pause an import',
    description: 'What was brought in stays.',
    input: importIdSchema,
    answer: answer(siteImportAnswer),
    refusals: [404, 409],
  }).mutation(({ ctx, input }) =>
    move(ctx, input.id, {
      from: ['importing'],
      to: 'paused',
      action: 'import.pause',
      refusal: 'This import is not going on.',
    }),
  ),

  retryPictures: staffCall('settings.change', {
    rest: 'POST /imports/{id}/retry-pictures',
    summary: 'Try the missing pictures of an import again',
    description: 'Articles get those that can be had now, also where staff have changed them.',
    input: importIdSchema,
    answer: answer(siteImportAnswer),
    refusals: [404, 409],
  }).mutation(({ ctx, input }) =>
    move(ctx, input.id, {
      from: ['done'],
      to: 'importing',
      action: 'import.start',
      refusal: 'Only the pictures of an import that has ended can be tried again.',
      prepare: async (trx, { undoUntil }) => {
        if (!isBefore(ctx.now(), undoUntil)) return FILE_GONE;
        return (await releaseGaps(trx, input.id)) ? null : 'No picture of this import is missing.';
      },
    }),
  ),

  undo: staffCall('settings.change', {
    rest: 'POST /imports/{id}/undo',
    summary: 'Undo an import',
    description: `What it brought is taken away in the background, what it renewed gets its former text. What was changed here since stays; of an archive of this program, also settings, texts of built-in pages, the brand, topics and subscribers. Possible for ${UNDO_DAYS} days.`,
    input: importIdSchema,
    answer: answer(siteImportAnswer),
    refusals: [404, 409],
  }).mutation(({ ctx, input }) =>
    move(ctx, input.id, {
      from: ['done'],
      to: 'undoing',
      action: 'import.undo',
      refusal: 'Only an import that has ended can be undone.',
      prepare: async (_trx, { undoUntil }) => (isBefore(ctx.now(), undoUntil) ? null : UNDO_OVER),
    }),
  ),

  remove: staffCall('settings.change', {
    rest: 'DELETE /imports/{id}',
    summary: 'Remove an import',
    description: 'Removes the uploaded file and the list of what is in it.',
    input: importIdSchema,
    answer: empty(),
    refusals: [404],
  }).mutation(async ({ ctx, input: { id } }) => {
    await ctx.db.transaction().execute(async (trx) => {
      if (!(await deleteImport(trx, id))) throw noSuchImport();
      await recordAction(trx, ctx.actor, { action: 'import.remove', objectId: id }, ctx.now());
    });
    await rm(importFolder(ctx.mediaDir, id), { recursive: true, force: true });
    return {};
  }),
});

type Caller = Pick<Context, 'db' | 'actor' | 'now'>;

type Move = {
  from: readonly ImportState[];
  to: 'importing' | 'paused' | 'undoing';
  action: Extract<AuditAction, `import.${string}`>;
  /** The sentence for an import that is in another state. */
  refusal: string;
  /** @returns the sentence for an import that cannot be moved all the same; null when it can */
  prepare?: (trx: Trx, found: StoredImport) => Promise<string | null>;
};

/** @throws TRPCError CONFLICT when the import is in another state */
async function move(ctx: Caller, id: string, { from, to, action, refusal, prepare }: Move): Promise<SiteImport> {
  const found = await requireImport(ctx.db, id);
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await changeState(trx, id, from, { state: to, problem: '' }))) throw inOtherState(refusal);
    const reason = (await prepare?.(trx, found)) ?? null;
    if (reason !== null) throw inOtherState(reason);
    await recordAction(trx, ctx.actor, { action, objectId: id }, ctx.now());
  });
  return readImport(ctx.db, id);
}

function inOtherState(message: string): TRPCError {
  return new TRPCError({ code: 'CONFLICT', message });
}
