import { FIRST_STEP_NEEDS, FIRST_STEPS, type FirstStep } from '@tideline/domain/site/first-steps';
import { firstStepsAnswer } from '@tideline/domain/site/first-steps.answer';
import { answer } from '../../core/rpc/answers.ts';
import { ownAccountProcedure, router, staffCall } from '../../core/rpc/procedures.ts';
import { findDoneSteps, findSampleDataState, hideSteps, isHidden, isSetUp } from './first-steps.repository.ts';

export const firstStepsRouter = router({
  list: staffCall('stats.read', {
    rest: 'GET /first-steps',
    summary: 'Read the caller’s checklist for a new installation',
    answer: answer(firstStepsAnswer),
  }).query(async ({ ctx }) => {
    const sampleData = await findSampleDataState(ctx.db);
    const found = new Set(await findDoneSteps(ctx.db, ctx.staff.id));
    if (ctx.mail.server !== null) found.add('mail');
    if (sampleData !== 'present') found.add('sample-data');
    const isPossible: Partial<Record<FirstStep, boolean>> = {
      'sample-data': sampleData !== 'never',
      'example-copy': sampleData !== 'present',
      backup: ctx.backups.isNightly || found.has('backup'),
    };
    const steps = FIRST_STEPS.filter((step) => {
      const need = FIRST_STEP_NEEDS[step];
      return (need === null || ctx.capabilities.has(need)) && (isPossible[step] ?? true);
    });
    const done = steps.filter((step) => found.has(step));
    const isNew = sampleData === 'never' && !(await isSetUp(ctx.db));
    return { steps, done, isHidden: await isHidden(ctx.db, ctx.staff.id), isNew };
  }),

  hide: ownAccountProcedure.mutation(async ({ ctx }) => {
    await hideSteps(ctx.db, ctx.staff.id, ctx.now());
    return {};
  }),
});
