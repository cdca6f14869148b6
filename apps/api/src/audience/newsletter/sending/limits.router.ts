import { sendingLimitsAnswer } from '@tideline/domain/newsletter/answers/sending.answer';
import { sendingLimitsSchema } from '@tideline/domain/newsletter/sending.schema';
import { answer } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { change } from './change-issue.ts';
import { findSendingLimits, updateSendingLimits } from './limits.repository.ts';

/** How fast issues are sent. */
export const limitsRouter = router({
  limits: staffCall('settings.read', {
    rest: 'GET /newsletter/limits',
    summary: 'Read the sending limits',
    answer: answer(sendingLimitsAnswer),
  }).query(({ ctx }) => findSendingLimits(ctx.db)),

  updateLimits: staffCall('settings.change', {
    rest: 'PUT /newsletter/limits',
    summary: 'Change the sending limits',
    input: sendingLimitsSchema,
    answer: answer(sendingLimitsAnswer),
    example: { perHour: 500, perDay: 5000, perDomainHour: 0, perConnection: 100, connections: 4 },
  }).mutation(async ({ ctx, input }) => {
    await change(ctx, { action: 'settings.change', detail: { changed: ['sending'], ...input } }, (trx) =>
      updateSendingLimits(trx, input, ctx.now()),
    );
    return input;
  }),
});
