import type { Page } from '@tideline/domain/entity/page';
import type { ImportItem } from '@tideline/domain/moving/site-import';
import { importComparisonAnswer, importItemAnswer } from '@tideline/domain/moving/site-import.answer';
import { importIdSchema, importItemSchema, importItemsQuerySchema } from '@tideline/domain/moving/site-import.schema';
import { answer, file, page } from '../../core/rpc/answers.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import { compareItem } from './compare-item.ts';
import { requireImport } from './found-import.ts';
import { withPlaces } from './item-places.ts';
import { listItems } from './items.repository.ts';
import { reportImport } from './report-import.ts';

/** What an import has, and what became of each thing. */
export const importItemsRouter = router({
  items: staffCall('settings.read', {
    rest: 'GET /imports/{id}/items',
    summary: 'List the things in an import, as in the file',
    input: importItemsQuerySchema,
    answer: page<ImportItem, Page<ImportItem>>(importItemAnswer),
    refusals: [404],
    example: { kind: 'post', limit: 20 },
  }).query(async ({ ctx, input }) => {
    await requireImport(ctx.db, input.id);
    const found = await listItems(ctx.db, input);
    return { ...found, items: await withPlaces({ db: ctx.db, origin: ctx.origin, now: ctx.now() }, found.items) };
  }),

  compare: staffCall('settings.read', {
    rest: 'GET /imports/{id}/items/{item}',
    summary: 'Compare an article of an import with what it becomes',
    input: importItemSchema,
    answer: answer(importComparisonAnswer),
    refusals: [404],
  }).query(({ ctx, input }) => compareItem(ctx.db, ctx.mediaDir, input)),

  report: staffCall('settings.read', {
    rest: 'GET /imports/{id}/report.csv',
    summary: 'Export the report of an import as CSV',
    description:
      'A line for each thing: what became of it and why, with words, pictures, links and addresses of articles.',
    input: importIdSchema,
    answer: file<AsyncIterable<string>>('text/csv'),
    refusals: [404],
  }).query(async ({ ctx, input }) => {
    await requireImport(ctx.db, input.id);
    return reportImport(ctx.db, input.id);
  }),
});
