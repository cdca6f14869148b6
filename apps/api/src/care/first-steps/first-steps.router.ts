import { FIRST_STEPS, type FirstSteps } from '@tideline/domain/site/first-steps';
import { ownAccountProcedure, procedureFor, router } from '../../core/rpc/procedures.ts';
import { findDoneSteps, hadSampleData, hideSteps, isHidden } from './first-steps.repository.ts';

export const firstStepsRouter = router({
  /** The checklist of a new installation, in its state for the caller. */
  list: procedureFor('stats.read').query(async ({ ctx }): Promise<FirstSteps> => {
    const found = new Set(await findDoneSteps(ctx.db, ctx.staff.id));
    if (ctx.mail.server !== null) found.add('mail');
    const hasSample = await hadSampleData(ctx.db);
    const steps = FIRST_STEPS.filter((step) => step !== 'sample-data' || hasSample);
    const done = steps.filter((step) => found.has(step));
    return { steps, done, isHidden: await isHidden(ctx.db, ctx.staff.id) };
  }),

  hide: ownAccountProcedure.mutation(async ({ ctx }) => {
    await hideSteps(ctx.db, ctx.staff.id, ctx.now());
    return {};
  }),
});
