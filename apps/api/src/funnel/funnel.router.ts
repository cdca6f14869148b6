import { rangeQuerySchema } from '@tideline/domain/stats/stats.schema';
import { procedureFor, router } from '../rpc/procedures.ts';
import { findFunnel } from './funnel.ts';

/** How visits become enquiries and clients; part of the figures. */
export const funnelRouter = router({
  funnel: procedureFor('stats.read')
    .input(rangeQuerySchema.prefault({}))
    .query(({ ctx, input }) => findFunnel(ctx.db, input.range, ctx.now())),
});
