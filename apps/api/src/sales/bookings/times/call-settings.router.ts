import { TRPCError } from '@trpc/server';
import { callHoursAnswer, callRulesAnswer } from '@tideline/domain/booking/hours.answer';
import { callHoursSchema, callRulesSchema } from '@tideline/domain/booking/hours.schema';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { answer, empty, list } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { selectPeople } from '../../../core/store/people.ts';
import { findCallRules, listStaffHours, saveCallHours, updateCallRules } from './hours.repository.ts';

/** When staff take calls. */
export const callSettingsRouter = router({
  rules: staffCall('bookings.read', {
    rest: 'GET /calls/rules',
    summary: 'Read the length, buffer, notice and days ahead of all calls',
    answer: answer(callRulesAnswer),
  }).query(({ ctx }) => findCallRules(ctx.db)),

  updateRules: staffCall('bookings.edit', {
    rest: 'PUT /calls/rules',
    summary: 'Set the length, buffer, notice and days ahead of all calls',
    input: callRulesSchema,
    answer: answer(callRulesAnswer),
    example: { callMinutes: 30, bufferMinutes: 10, noticeHours: 12, daysAhead: 21 },
  }).mutation(async ({ ctx, input }) => {
    await ctx.db.transaction().execute(async (trx) => {
      await updateCallRules(trx, input, ctx.now());
      await recordAction(trx, ctx.actor, { action: 'call.rules', detail: input }, ctx.now());
    });
    return input;
  }),

  hours: staffCall('bookings.read', {
    rest: 'GET /calls/hours',
    summary: 'List when each staff member takes calls',
    answer: list(callHoursAnswer),
  }).query(({ ctx }) => listStaffHours(ctx.db)),

  updateHours: staffCall('bookings.edit', {
    rest: 'PUT /calls/hours/{id}',
    summary: 'Set when a staff member takes calls',
    input: callHoursSchema,
    idField: 'staffId',
    answer: empty(),
    refusals: [404],
    example: {
      weekly: [
        [{ from: '09:00', to: '12:00' }],
        [{ from: '09:00', to: '12:00' }],
        [],
        [{ from: '13:00', to: '17:00' }],
        [],
        [],
        [],
      ],
      daysOff: [{ from: '2026-12-24', to: '2026-12-31' }],
      place: 'https://meet.example.com/maya',
    },
  }).mutation(async ({ ctx, input }) => {
    await ctx.db.transaction().execute(async (trx) => {
      const person = await selectPeople(trx).where('id', '=', input.staffId).executeTakeFirst();
      if (!person) throw new TRPCError({ code: 'NOT_FOUND', message: 'This account no longer exists.' });
      await saveCallHours(trx, input, ctx.now());
      await recordAction(trx, ctx.actor, { action: 'call.hours', objectId: input.staffId }, ctx.now());
    });
    return {};
  }),
});
