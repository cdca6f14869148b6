import { z } from 'zod';
import { addedPageAnswer } from '@tideline/domain/page/added-page.answer';
import {
  hidePageSchema,
  movePageSchema,
  nearPagesSchema,
  newPageSchema,
  shownPageSchema,
} from '@tideline/domain/page/added-page.schema';
import { ADDED_PAGES_MAX } from '@tideline/domain/page/added-page';
import { pageSummaryAnswer } from '@tideline/domain/page/page-document.answer';
import { pageIdSchema } from '@tideline/domain/page/page-document.schema';
import { answer, created, empty, list } from '../../core/rpc/answers.ts';
import { pageProcedure, router, staffCall } from '../../core/rpc/procedures.ts';
import { saverOf } from '../drafts/saver-of.ts';
import { addPage, changePageAddress, restoreTrashedPage, trashPage } from './added-pages.ts';
import { listAddedPages } from './added-pages.repository.ts';
import { findPageSummary } from './find-pages.ts';
import { orNoPage } from './found-page.ts';
import { hideAnyPage, showAnyPage } from './hide-page.ts';
import { findNearPages } from './search/near-pages.ts';
import { findShownPage } from './shown-page.ts';

/** Pages that staff add. Their texts are changed like those of the other pages. */
export const addedPagesRouter = router({
  /** The added page that visitors see at a path; null: no such page. */
  shown: pageProcedure.input(shownPageSchema).query(({ ctx, input }) => findShownPage(ctx.db, input.path)),

  /** The pages that a visitor of a path without a page may have meant. */
  near: pageProcedure.input(nearPagesSchema).query(({ ctx, input }) => findNearPages(ctx.db, input.path, ctx.now())),

  add: staffCall('pages.edit', {
    rest: 'POST /pages',
    summary: 'Add a page',
    description:
      'From the template of the industry pages or of the case studies, or as a text in Markdown. Without `path`, its address is made from the title. Visitors see it once its draft is published.',
    input: newPageSchema,
    answer: { ...created(addedPageAnswer), text: 'The new page' },
    example: { kind: 'industry', title: 'Dental Clinics', path: '/dental-clinics' },
    events: ['page.created'],
    tool: {
      name: 'add_page',
      title: 'Add a page',
      description:
        'Adds a page that visitors do not see: a landing page (`industry`), a `case-study`, or a text (`plain`). Write its texts with draft_page.',
      effect: 'writes',
    },
  }).mutation(({ ctx, input }) => addPage(ctx.db, input, saverOf(ctx), ctx.now())),

  move: staffCall('pages.edit', {
    rest: 'PUT /pages/{id}/address',
    summary: 'Change the address of an added page',
    description:
      'If the page was ever published, visitors of the former address are redirected; then it also needs `pages.publish`.',
    input: movePageSchema,
    answer: answer(addedPageAnswer),
    refusals: [404],
    example: { path: '/dentists' },
    events: ['page.moved'],
  }).mutation(async ({ ctx, input }) => orNoPage(await changePageAddress(ctx.db, input, saverOf(ctx), ctx.now()))),

  show: staffCall('pages.publish', {
    rest: 'POST /pages/{id}/publish',
    summary: 'Publish a page that visitors do not see',
    description: 'With the texts that were published last. Its draft, if it has one, stays a draft.',
    input: pageIdSchema,
    answer: answer(pageSummaryAnswer),
    refusals: [404],
    events: ['page.published'],
  }).mutation(async ({ ctx, input }) => {
    orNoPage((await showAnyPage(ctx.db, input.id, saverOf(ctx), ctx.now())) || null);
    return orNoPage(await findPageSummary(ctx.db, input.id));
  }),

  hide: staffCall('pages.publish', {
    rest: 'POST /pages/{id}/unpublish',
    summary: 'Unpublish a page',
    description:
      'An added page, an industry page or a case study; what links to a built-in one no longer shows. `unpublished` sets what its address answers: `hidden` (404, the default), `gone` (410), or `redirect` to another page of the site.',
    input: hidePageSchema,
    answer: answer(pageSummaryAnswer),
    refusals: [404],
    example: { unpublished: { answer: 'gone' } },
    events: ['page.unpublished'],
    tool: {
      name: 'unpublish_page',
      title: 'Unpublish a page',
      description:
        'Takes an added page, an industry page or a case study off the site. `unpublished` says what its address answers. Ask the person before you use it.',
      effect: 'publishes',
      isIdempotent: true,
    },
  }).mutation(async ({ ctx, input }) => {
    orNoPage((await hideAnyPage(ctx.db, input, saverOf(ctx), ctx.now())) || null);
    return orNoPage(await findPageSummary(ctx.db, input.id));
  }),

  trash: staffCall('pages.publish', {
    rest: 'DELETE /pages/{id}',
    summary: 'Move an added page to the trash',
    description:
      'It is kept there for 30 days and can be restored. Its address answers 404; unpublish it first to choose another answer.',
    input: hidePageSchema,
    query: z.object({}),
    answer: { ...empty(), text: 'It is in the trash' },
    refusals: [404],
    events: ['page.deleted'],
  }).mutation(async ({ ctx, input }) => {
    orNoPage((await trashPage(ctx.db, input, saverOf(ctx), ctx.now())) || null);
    return {};
  }),

  trashed: staffCall('pages.edit', {
    rest: 'GET /trash/pages',
    summary: 'List the added pages in the trash',
    description: `The site has at most ${ADDED_PAGES_MAX} added pages.`,
    answer: list(addedPageAnswer),
  }).query(({ ctx }) => listAddedPages(ctx.db, 'trash')),

  untrash: staffCall('pages.publish', {
    rest: 'POST /trash/pages/{id}/restore',
    summary: 'Restore an added page from the trash',
    description: 'If visitors saw it before, they see it again.',
    input: pageIdSchema,
    answer: answer(addedPageAnswer),
    refusals: [404],
    events: ['page.restored'],
  }).mutation(async ({ ctx, input }) => orNoPage(await restoreTrashedPage(ctx.db, input.id, saverOf(ctx), ctx.now()))),
});
