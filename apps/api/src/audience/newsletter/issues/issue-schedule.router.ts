import { TRPCError } from '@trpc/server';
import { issueAnswer } from '@tideline/domain/newsletter/answers/issue.answer';
import { issueIdSchema, scheduleSchema } from '@tideline/domain/newsletter/issue.schema';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { requireMailServer } from '../../../core/rpc/require-mail-server.ts';
import { answer } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { foundIssue } from './found-issue.ts';
import { unscheduleIssue } from './issue-writes.repository.ts';
import { scheduleIssue } from './schedule-issue.ts';

/** When an issue is sent by itself. */
export const issueScheduleRouter = router({
  schedule: staffCall('issues.send', {
    rest: 'PUT /newsletter/issues/{id}/schedule',
    summary: 'Schedule an issue, or move it to another time',
    description: 'A time without a zone is in the time zone of the site.',
    input: scheduleSchema,
    answer: answer(issueAnswer),
    refusals: [404, 409],
    example: { version: 2, at: '2026-12-01T09:30' },
    events: ['issue.scheduled'],
    tool: {
      name: 'schedule_issue',
      title: 'Schedule an issue',
      description: 'Sends an issue to its whole audience at a later date. Ask the person before you use it.',
      effect: 'publishes',
    },
  }).mutation(({ ctx, input }) => {
    requireMailServer(ctx);
    return ctx.db.transaction().execute(async (trx) => {
      const issue = foundIssue(await scheduleIssue(trx, input, ctx.now()));
      const detail = { version: issue.version, at: issue.scheduledAt };
      await recordAction(trx, ctx.actor, { action: 'issue.schedule', objectId: issue.id, detail }, ctx.now());
      return issue;
    });
  }),

  unschedule: staffCall('issues.send', {
    rest: 'DELETE /newsletter/issues/{id}/schedule',
    summary: 'Make a scheduled issue a draft again',
    input: issueIdSchema,
    answer: answer(issueAnswer),
    events: ['issue.unscheduled'],
  }).mutation(({ ctx, input: { id } }) =>
    ctx.db.transaction().execute(async (trx) => {
      const issue = await unscheduleIssue(trx, id, ctx.now());
      if (!issue) throw new TRPCError({ code: 'BAD_REQUEST', message: 'This issue is not scheduled.' });
      await recordAction(trx, ctx.actor, { action: 'issue.unschedule', objectId: id, detail: {} }, ctx.now());
      return issue;
    }),
  ),
});
