import { TRPCError } from '@trpc/server';
import { brandAnswer, brandRevisionAnswer } from '@tideline/domain/brand/brand.answer';
import { BUILT_IN_BRAND } from '@tideline/domain/brand/brand';
import { saveBrandSchema } from '@tideline/domain/brand/brand.schema';
import { REVISIONS_PER_PAGE } from '@tideline/domain/page/page-document';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { answer, list } from '../../core/rpc/answers.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import { saverOf } from '../drafts/saver-of.ts';
import { changeBrand, toValues } from './brand-values.ts';
import { findBrand, listBrandRevisions } from './brand.repository.ts';
import { DRAFTED_BRAND, findStoredBrand, storeBrand } from './drafted-brand.ts';

/** The look of the site. */
export const brandRouter = router({
  read: staffCall('brand.change', {
    rest: 'GET /brand',
    summary: 'Read the brand',
    description:
      'The colors from which all others of the site are computed, the fonts, the drawn pictures and the logo.',
    answer: answer(brandAnswer),
    tool: {
      name: 'read_brand',
      title: 'Read the brand',
      description:
        'The colors, fonts, drawn pictures and logo that visitors see; `draft` is the brand as it will be, which they do not see yet.',
      effect: 'reads',
    },
  }).query(({ ctx }) => findStoredBrand(ctx.db)),

  save: staffCall('brand.change', {
    rest: 'PUT /brand',
    summary: 'Save the brand',
    description:
      'Visitors see it at once; a draft stays. What is not named stays. `expectedVersion` is the `version` on which the change is based.',
    input: saveBrandSchema,
    answer: answer(brandAnswer),
    refusals: [409],
    example: { colors: { ...BUILT_IN_BRAND.colors, main: '#6b2fb3' }, expectedVersion: 0 },
    events: ['brand.published'],
  }).mutation(({ ctx, input: { expectedVersion, ...named } }) =>
    ctx.db.transaction().execute(async (trx) => {
      await lockContentVersion(trx);
      const { brand, version } = await findBrand(trx);
      if (version !== expectedVersion) throw new TRPCError({ code: 'CONFLICT', message: DRAFTED_BRAND.overtaken });
      await storeBrand(trx, changeBrand(toValues(brand), named), saverOf(ctx), ctx.now());
      await recordAction(trx, ctx.actor, { action: 'brand.change' }, ctx.now());
      return findStoredBrand(trx);
    }),
  ),

  revisions: staffCall('brand.change', {
    rest: 'GET /brand/revisions',
    summary: 'List the saved versions of the brand, newest first',
    description: `The last ${REVISIONS_PER_PAGE} are kept.`,
    answer: list(brandRevisionAnswer),
  }).query(({ ctx }) => listBrandRevisions(ctx.db)),
});
