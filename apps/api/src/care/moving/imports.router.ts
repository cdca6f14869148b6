import { rm } from 'node:fs/promises';
import type { ImportItem, ImportState, SiteImport } from '@tideline/domain/moving/site-import';
import type { Page } from '@tideline/domain/entity/page';
import { importComparisonAnswer, importItemAnswer, siteImportAnswer } from '@tideline/domain/moving/site-import.answer';
import {
  importIdSchema,
  importItemSchema,
  importItemsQuerySchema,
  importTextsSchema,
} from '@tideline/domain/moving/site-import.schema';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { answer, created, empty, list, page } from '../../core/rpc/answers.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import type { Db } from '../../core/store/schema.ts';
import { compareItem } from './compare-item.ts';
import { changeState, deleteImport, findImport, listImports, type StoredImport } from './imports.repository.ts';
import { listItems } from './items.repository.ts';
import { sumItems } from './sums.repository.ts';
import { importFolder } from './reading/import-folder.ts';
import { receiveUpload } from './receive-upload.ts';

const uploadSchema = importTextsSchema.extend({
  /** The file as a stream: JSON cannot carry it, so only the server's upload route can call this. */
  body: z.custom<AsyncIterable<Uint8Array>>(
    (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
    'Send the file itself as the body.',
  ),
  contentLength: z.number().nullable(),
});

/** Files of other systems that staff bring in. */
export const importsRouter = router({
  upload: staffCall('settings.change', {
    rest: 'POST /imports',
    summary: 'Upload an export of another system',
    description:
      'A WXR file of WordPress, a JSON export of Ghost or EmDash, or a ZIP file of Markdown; the body is the file itself. It is read in the background, and nothing is changed on the site.',
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

  items: staffCall('settings.read', {
    rest: 'GET /imports/{id}/items',
    summary: 'List the things in an import, as in the file',
    input: importItemsQuerySchema,
    answer: page<ImportItem, Page<ImportItem>>(importItemAnswer),
    refusals: [404],
    example: { kind: 'post', limit: 20 },
  }).query(async ({ ctx, input }) => {
    await readImport(ctx.db, input.id);
    return listItems(ctx.db, input);
  }),

  compare: staffCall('settings.read', {
    rest: 'GET /imports/{id}/items/{item}',
    summary: 'Compare an article of an import with what it becomes',
    input: importItemSchema,
    answer: answer(importComparisonAnswer),
    refusals: [404],
  }).query(({ ctx, input }) => compareItem(ctx.db, ctx.mediaDir, input)),

  start: staffCall('settings.change', {
    rest: 'POST /imports/{id}/start',
    summary: 'Bring an import in',
    description:
      'Its things are added in the background, those of an earlier import renewed where nobody has changed them here since. Also resumes a paused import.',
    input: importIdSchema,
    answer: answer(siteImportAnswer),
    refusals: [404, 409],
  }).mutation(({ ctx, input }) => move(ctx, input.id, ['ready', 'paused'], 'importing')),

  pause: staffCall('settings.change', {
    rest: 'POST /imports/{id}/pause',
    summary: 'Pause an import',
    description: 'What was brought in stays.',
    input: importIdSchema,
    answer: answer(siteImportAnswer),
    refusals: [404, 409],
  }).mutation(({ ctx, input }) => move(ctx, input.id, ['importing'], 'paused')),

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

/** @throws TRPCError CONFLICT when the import is in another state */
async function move(ctx: Caller, id: string, from: ImportState[], to: 'importing' | 'paused'): Promise<SiteImport> {
  await readImport(ctx.db, id);
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await changeState(trx, id, from, { state: to, problem: '' }))) throw inOtherState(to);
    const action = to === 'paused' ? 'import.pause' : 'import.start';
    await recordAction(trx, ctx.actor, { action, objectId: id }, ctx.now());
  });
  return readImport(ctx.db, id);
}

function inOtherState(to: 'importing' | 'paused'): TRPCError {
  const message = to === 'paused' ? 'This import is not going on.' : 'This import cannot be started now.';
  return new TRPCError({ code: 'CONFLICT', message });
}

async function readImport(db: Db, id: string): Promise<SiteImport> {
  const found = await findImport(db, id);
  if (!found) throw noSuchImport();
  return withSums(db, found);
}

async function withSums(db: Db, found: StoredImport): Promise<SiteImport> {
  const sums = found.system !== null ? await sumItems(db, found.id) : { counts: [], notes: [] };
  return { ...found, ...sums };
}

function noSuchImport(): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: 'There is no such import.' });
}
