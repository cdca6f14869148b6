import type { CopyValues } from '@tideline/domain/page/page-document';
import { brandAnswer } from '@tideline/domain/brand/brand.answer';
import { BUILT_IN_BRAND } from '@tideline/domain/brand/brand';
import { brandDraftSchema, keepBrandSchema } from '@tideline/domain/brand/brand.schema';
import { answer, empty } from '../../core/rpc/answers.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import { discardDraft, restoreDraft } from '../drafts/discard-draft.ts';
import { keepDraft } from '../drafts/keep-draft.ts';
import { publishDraft } from '../drafts/publish-draft.ts';
import { saverOf } from '../drafts/saver-of.ts';
import { BRAND_DOCUMENT } from '../pages/documents.repository.ts';
import { changeBrand } from './brand-values.ts';
import { DRAFTED_BRAND, findStoredBrand, requireLogo } from './drafted-brand.ts';

const VERSION = '6f0b8f6e-2f0a-4a34-9d0f-0d5f0d7a7a11';

/** Changes to the brand that visitors do not see yet. */
export const brandDraftsRouter = router({
  keep: staffCall('brand.change', {
    rest: 'PUT /brand/draft',
    summary: 'Save changes to the brand as a draft',
    description:
      'Visitors see them when they are published, or at `goesLiveAt`. What is not named stays. `expectedVersion` is the version of the draft, null for the first changes; `liveVersion` is the `version` of the brand.',
    input: keepBrandSchema,
    answer: answer(brandAnswer),
    refusals: [409],
    example: { colors: { ...BUILT_IN_BRAND.colors, main: '#6b2fb3' }, expectedVersion: null, liveVersion: 0 },
    tool: {
      name: 'draft_brand',
      title: 'Draft changes to the brand',
      description:
        'Saves changes to the brand as its draft, which visitors do not see. Read the brand first: what is not named stays, `colors` names all six, `expectedVersion` is the version of its draft (null without one), `liveVersion` the version of the brand. Colors that would be hard to read are corrected automatically.',
      effect: 'writes',
      fields: ['colors', 'fonts', 'art', 'logo', 'expectedVersion', 'liveVersion'],
    },
  }).mutation(async ({ ctx, input: { expectedVersion, liveVersion, goesLiveAt, ...named } }) => {
    if (named.logo) await requireLogo(ctx.db, { logo: named.logo });
    const change = (before: CopyValues) => changeBrand(before, named);
    const isNamed = (path: string) => Object.hasOwn(named, path.split('.', 1)[0] ?? '');
    const kept = { id: BRAND_DOCUMENT, change, isNamed, expectedVersion, liveVersion, goesLiveAt, isAutosave: false };
    await keepDraft(ctx.db, DRAFTED_BRAND, kept, saverOf(ctx), ctx.now());
    return findStoredBrand(ctx.db);
  }),

  publish: staffCall('brand.change', {
    rest: 'POST /brand/draft/publish',
    summary: 'Publish the draft of the brand',
    input: brandDraftSchema,
    answer: answer(brandAnswer),
    refusals: [409],
    example: { expectedVersion: VERSION },
    events: ['brand.published'],
    tool: {
      name: 'publish_brand',
      title: 'Publish the brand',
      description: 'Makes the draft of the brand visible on all pages. Ask the person before you use it.',
      effect: 'publishes',
    },
  }).mutation(async ({ ctx, input }) => {
    await publishDraft(ctx.db, DRAFTED_BRAND, { id: BRAND_DOCUMENT, ...input }, saverOf(ctx), ctx.now());
    return findStoredBrand(ctx.db);
  }),

  discard: staffCall('brand.change', {
    rest: 'DELETE /brand/draft',
    summary: 'Discard the draft of the brand',
    input: brandDraftSchema,
    answer: empty(),
    refusals: [409],
    example: { expectedVersion: VERSION },
  }).mutation(async ({ ctx, input }) => {
    await discardDraft(ctx.db, DRAFTED_BRAND, { id: BRAND_DOCUMENT, ...input }, saverOf(ctx), ctx.now());
    return {};
  }),

  restore: staffCall('brand.change', {
    rest: 'POST /brand/draft/restore',
    summary: 'Restore the discarded draft of the brand',
    input: brandDraftSchema,
    answer: empty(),
    refusals: [409],
    example: { expectedVersion: VERSION },
  }).mutation(async ({ ctx, input }) => {
    await restoreDraft(ctx.db, DRAFTED_BRAND, { id: BRAND_DOCUMENT, ...input }, saverOf(ctx), ctx.now());
    return {};
  }),
});
