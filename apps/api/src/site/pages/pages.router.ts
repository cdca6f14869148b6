import { z } from 'zod';
import { SITE_DOCUMENT_IDS } from '@tideline/copy/editing/site-documents';
import { pageDocumentAnswer, pageRevisionAnswer, pageSummaryAnswer } from '@tideline/domain/page/page-document.answer';
import { named } from '@tideline/domain/entity/answer-schema';
import { pageIdSchema } from '@tideline/domain/page/page-document.schema';
import { REVISIONS_PER_PAGE } from '@tideline/domain/page/page-document';
import { answer, list } from '../../core/rpc/answers.ts';
import { pageProcedure, router, staffCall } from '../../core/rpc/procedures.ts';
import { saverOf } from '../drafts/saver-of.ts';
import { listChangedIds } from './shown/changed-ids.ts';
import { listPageRevisions } from './documents.repository.ts';
import { findPage, listPages } from './find-pages.ts';
import { orNoPage } from './found-page.ts';
import { findShownCopy } from './shown/shown-copy.ts';
import { startClean } from './start-clean.ts';

/** The texts of the pages. */
export const pagesRouter = router({
  /** The documents in which visitors see changes. */
  changed: pageProcedure.query(({ ctx }) => listChangedIds(ctx.db)),

  /** The changed parts of documents, as the pages read them. */
  copy: pageProcedure
    .input(
      z.object({
        ids: z.array(z.enum(SITE_DOCUMENT_IDS, { error: 'ids must be ids of pages.' })).max(SITE_DOCUMENT_IDS.length),
      }),
    )
    .query(({ ctx, input }) => findShownCopy(ctx.db, input.ids)),

  list: staffCall('pages.edit', {
    rest: 'GET /pages',
    summary: 'List the pages of the site',
    description: 'Each page whose texts staff can change, and the parts that several pages share.',
    answer: list(pageSummaryAnswer),
    tool: {
      name: 'list_pages',
      title: 'Pages of the site',
      description:
        'The pages whose texts staff can change, and the parts that several pages share, each with its state, its draft, and what it still shows that is invented.',
      effect: 'reads',
    },
  }).query(({ ctx }) => listPages(ctx.db)),

  byId: staffCall('pages.edit', {
    rest: 'GET /pages/{id}',
    summary: 'Read the texts of a page',
    description: 'All its fields with their built-in texts, what visitors see changed, and the draft.',
    input: pageIdSchema,
    answer: answer(pageDocumentAnswer),
    refusals: [404],
    tool: {
      name: 'read_page',
      title: 'Read a page',
      description:
        'The fields of a page by path, each with its built-in text and its limit; `values` are those that visitors see changed, `draft` those that they do not see yet.',
      effect: 'reads',
    },
  }).query(async ({ ctx, input }) => orNoPage(await findPage(ctx.db, input.id))),

  startClean: staffCall('pages.publish', {
    rest: 'POST /pages/start-clean',
    summary: 'Take the invented examples from all pages',
    description:
      'Sample testimonials, logos, case studies, results and articles are no longer shown; what staff have written stays. It is one publication, which the revisions of each page can undo.',
    events: ['page.published', 'page.unpublished'],
    answer: list(named('CleanedPage', z.object({ id: z.string() }))),
  }).mutation(async ({ ctx }) => (await startClean(ctx.db, saverOf(ctx), ctx.now())).map((id) => ({ id }))),

  revisions: staffCall('pages.edit', {
    rest: 'GET /pages/{id}/revisions',
    summary: 'List the published versions of a page, newest first',
    description: `The last ${REVISIONS_PER_PAGE} are listed; only those of legal texts are kept for longer.`,
    input: pageIdSchema,
    answer: list(pageRevisionAnswer),
  }).query(({ ctx, input }) => listPageRevisions(ctx.db, input.id)),
});
