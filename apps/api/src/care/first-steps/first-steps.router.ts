import { FIRST_STEPS } from '@tideline/domain/site/first-steps';
import { firstStepsAnswer } from '@tideline/domain/site/first-steps.answer';
import { answer } from '../../core/rpc/answers.ts';
import { ownAccountProcedure, router, staffCall } from '../../core/rpc/procedures.ts';
import { findDoneSteps, hadSampleData, hideSteps, isHidden } from './first-steps.repository.ts';

export const firstStepsRouter = router({
  list: staffCall('stats.read', {
    rest: 'GET /first-steps',
    summary: 'Read the caller’s checklist for a new installation',
    answer: answer(firstStepsAnswer),
  }).query(async ({ ctx }) => {
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
