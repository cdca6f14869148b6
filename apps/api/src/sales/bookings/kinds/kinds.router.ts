import { type CallKind, CALL_KIND_LIMITS } from '@tideline/domain/booking/call-kind';
import { callKindAnswer } from '@tideline/domain/booking/call-kind.answer';
import {
  callKindChangesSchema,
  callKindIdSchema,
  callKindOrderSchema,
  newCallKindSchema,
} from '@tideline/domain/booking/call-kind.schema';
import { freeSlug } from '../../../core/addresses/free-slug.ts';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { created, empty, list } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { noSuchKind, refuseTaken, requirePeople, tooMany } from './kind-refusals.ts';
import { insertKind, orderKinds, removeKind, updateKind } from './kind-writes.repository.ts';
import { listKindIds, listKinds } from './kinds.repository.ts';

/** The kinds of calls that staff define. */
export const kindsRouter = router({
  list: staffCall('bookings.read', {
    rest: 'GET /calls/kinds',
    summary: 'List the kinds of calls',
    description: 'In the order of the page. Without any, every call has the length of the rules.',
    answer: list(callKindAnswer),
  }).query(({ ctx }) => listKinds(ctx.db)),

  add: staffCall('bookings.edit', {
    rest: 'POST /calls/kinds',
    summary: 'Add a kind of call',
    description: 'Its link is `/discovery-call?kind={id}`.',
    input: newCallKindSchema,
    answer: created(callKindAnswer),
    refusals: [409],
    example: { name: 'Site review', description: 'Bring your address.', callMinutes: 45 },
  }).mutation(({ ctx, input }) =>
    ctx.db.transaction().execute(async (trx): Promise<CallKind> => {
      const kinds = await listKinds(trx);
      if (kinds.length >= CALL_KIND_LIMITS.count) throw tooMany();
      refuseTaken(kinds, input.name);
      await requirePeople(trx, input.staffIds);
      const kind = { id: freeSlug(input.name, 'call', await listKindIds(trx)), ...input };
      await insertKind(trx, kind, kinds.length, ctx.now());
      await recordAction(trx, ctx.actor, { action: 'call-kind.add', objectId: kind.id }, ctx.now());
      return kind;
    }),
  ),

  update: staffCall('bookings.edit', {
    rest: 'PUT /calls/kinds/{id}',
    summary: 'Change a kind of call',
    description: 'Calls that are booked keep its name, length and place.',
    input: callKindChangesSchema,
    answer: empty(),
    refusals: [404, 409],
    example: { callMinutes: 60 },
  }).mutation(({ ctx, input }) =>
    ctx.db.transaction().execute(async (trx) => {
      const others = (await listKinds(trx)).filter(({ id }) => id !== input.id);
      if (input.name !== undefined) refuseTaken(others, input.name);
      await requirePeople(trx, input.staffIds ?? null);
      if (!(await updateKind(trx, input, ctx.now()))) throw noSuchKind();
      await recordAction(trx, ctx.actor, { action: 'call-kind.change', objectId: input.id }, ctx.now());
      return {};
    }),
  ),

  reorder: staffCall('bookings.edit', {
    rest: 'PUT /calls/kind-order',
    summary: 'Order the kinds of calls',
    description: 'Unknown ids are ignored; kinds that are not named come last.',
    input: callKindOrderSchema,
    answer: empty(),
    example: { ids: ['site-review', 'first-call'] },
  }).mutation(({ ctx, input }) =>
    ctx.db.transaction().execute(async (trx) => {
      const known = (await listKinds(trx)).map(({ id }) => id);
      const chosen = [...new Set(input.ids)].filter((id) => known.includes(id));
      await orderKinds(trx, [...chosen, ...known.filter((id) => !chosen.includes(id))]);
      await recordAction(trx, ctx.actor, { action: 'call-kind.order' }, ctx.now());
      return {};
    }),
  ),

  remove: staffCall('bookings.edit', {
    rest: 'DELETE /calls/kinds/{id}',
    summary: 'Remove a kind of call',
    description: 'It can no longer be booked. Calls that are booked keep its name, length and place.',
    input: callKindIdSchema,
    answer: empty(),
    refusals: [404],
  }).mutation(({ ctx, input: { id } }) =>
    ctx.db.transaction().execute(async (trx) => {
      if (!(await removeKind(trx, id, ctx.now()))) throw noSuchKind();
      await recordAction(trx, ctx.actor, { action: 'call-kind.remove', objectId: id }, ctx.now());
      return {};
    }),
  ),
});
