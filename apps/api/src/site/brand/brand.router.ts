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
import { findLogo } from './logos.repository.ts';
import { findBrand, listBrandRevisions, putBrand } from './brand.repository.ts';

/** The look of the site. */
export const brandRouter = router({
  read: staffCall('brand.change', {
    rest: 'GET /brand',
    summary: 'Read the brand',
    description: 'The colors from which all others of the site are computed.',
    answer: answer(brandAnswer),
  }).query(({ ctx }) => findBrand(ctx.db)),

  save: staffCall('brand.change', {
    rest: 'PUT /brand',
    summary: 'Save the brand',
    description:
      'Visitors see it at once. What is not named stays. `expectedVersion` is the `version` on which the change is based.',
    input: saveBrandSchema,
    answer: answer(brandAnswer),
    refusals: [409],
    example: { colors: { ...BUILT_IN_BRAND.colors, main: '#6b2fb3' }, expectedVersion: 0 },
  }).mutation(({ ctx, input: { expectedVersion, ...named } }) =>
    ctx.db.transaction().execute(async (trx) => {
      await lockContentVersion(trx);
      const before = await findBrand(trx);
      if (before.version !== expectedVersion) throw new TRPCError({ code: 'CONFLICT', message: OVERTAKEN });
      const { colors, fonts, logo } = { ...before.brand, ...named };
      if (logo !== null && !(await findLogo(trx, logo))) throw noLogo();
      const brand = { colors, fonts, logo };
      const save = { version: before.version + 1, savedBy: saverOf(ctx).name, savedAt: ctx.now() };
      await putBrand(trx, brand, save);
      await recordAction(trx, ctx.actor, { action: 'brand.change' }, ctx.now());
      return { brand, ...save };
    }),
  ),

  revisions: staffCall('brand.change', {
    rest: 'GET /brand/revisions',
    summary: 'List the saved versions of the brand, newest first',
    description: `The last ${REVISIONS_PER_PAGE} are kept.`,
    answer: list(brandRevisionAnswer),
  }).query(({ ctx }) => listBrandRevisions(ctx.db)),
});

const OVERTAKEN = 'Someone else saved the brand in the meantime. Read it again and repeat the change.';

function noLogo(): TRPCError {
  return new TRPCError({ code: 'BAD_REQUEST', message: 'There is no logo of this name. Upload it first.' });
}
