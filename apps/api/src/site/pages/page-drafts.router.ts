import { applyChanges } from '@tideline/copy/editing/copy-values';
import { pageDraftAnswer, publishedPageAnswer } from '@tideline/domain/page/page-document.answer';
import { keepPageSchema, pageDraftSchema } from '@tideline/domain/page/page-document.schema';
import type { CopyValues } from '@tideline/domain/page/page-document';
import { answer, empty } from '../../core/rpc/answers.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import { discardDraft, restoreDraft } from '../drafts/discard-draft.ts';
import { keepDraft } from '../drafts/keep-draft.ts';
import { publishDraft } from '../drafts/publish-draft.ts';
import { saverOf } from '../drafts/saver-of.ts';
import { checked, DRAFTED_PAGES } from './drafted-pages.ts';
import { orNoPage } from './found-page.ts';

const VERSION = '6f0b8f6e-2f0a-4a34-9d0f-0d5f0d7a7a11';

/** Changes to the texts of the pages that visitors do not see yet. */
export const pageDraftsRouter = router({
  keep: staffCall('pages.edit', {
    rest: 'PUT /pages/{id}/draft',
    summary: 'Save changes to a page as a draft',
    description:
      'Visitors see them when they are published, or at `goesLiveAt`, which also needs `pages.publish`. `values` names fields by path; null sets a field back to its built-in text. `expectedVersion` is the version of the draft, null for the first changes; `liveVersion` is the `version` of the page. Fields that are not named follow what was published since the draft; one that both changed stays a conflict, and `baseVersion` as it was, until it is named.',
    input: keepPageSchema,
    answer: answer(pageDraftAnswer),
    refusals: [404, 409],
    example: { values: { 'hero.headline': 'Good work, found.' }, expectedVersion: null, liveVersion: 0 },
    tool: {
      name: 'draft_page',
      title: 'Draft changes to a page',
      description:
        'Saves changes to the texts of a page as its draft, which visitors do not see. Read the page first: `values` names fields by their path and may not be longer than `max`, `expectedVersion` is the version of its draft (null without one), `liveVersion` the version of the page.',
      effect: 'writes',
      fields: ['id', 'values', 'expectedVersion', 'liveVersion'],
    },
  }).mutation(async ({ ctx, input: { values, ...kept } }) => {
    const change = (before: CopyValues) => checked(kept.id, applyChanges(before, values));
    const draft = { ...kept, change, isNamed: (path: string) => Object.hasOwn(values, path) };
    const { id: _id, ...after } = orNoPage(await keepDraft(ctx.db, DRAFTED_PAGES, draft, saverOf(ctx), ctx.now()));
    return after;
  }),

  publish: staffCall('pages.publish', {
    rest: 'POST /pages/{id}/draft/publish',
    summary: 'Publish the draft of a page',
    input: pageDraftSchema,
    answer: answer(publishedPageAnswer),
    refusals: [404, 409],
    example: { expectedVersion: VERSION },
    events: ['page.published', 'page.unpublished'],
    tool: {
      name: 'publish_page',
      title: 'Publish a page',
      description: 'Makes the draft of a page visible to everyone. Ask the person before you use it.',
      effect: 'publishes',
    },
  }).mutation(async ({ ctx, input }) => {
    const { version, fields } = orNoPage(await publishDraft(ctx.db, DRAFTED_PAGES, input, saverOf(ctx), ctx.now()));
    return { version, values: fields };
  }),

  discard: staffCall('pages.edit', {
    rest: 'DELETE /pages/{id}/draft',
    summary: 'Discard the draft of a page',
    input: pageDraftSchema,
    answer: empty(),
    refusals: [404, 409],
    example: { expectedVersion: VERSION },
  }).mutation(async ({ ctx, input }) => {
    orNoPage((await discardDraft(ctx.db, DRAFTED_PAGES, input, saverOf(ctx), ctx.now())) || null);
    return {};
  }),

  restore: staffCall('pages.edit', {
    rest: 'POST /pages/{id}/draft/restore',
    summary: 'Restore the discarded draft of a page',
    input: pageDraftSchema,
    answer: empty(),
    refusals: [404, 409],
    example: { expectedVersion: VERSION },
  }).mutation(async ({ ctx, input }) => {
    orNoPage((await restoreDraft(ctx.db, DRAFTED_PAGES, input, saverOf(ctx), ctx.now())) || null);
    return {};
  }),
});
