import { rangeQuerySchema, resultsQuerySchema } from '@tideline/domain/stats/stats.schema';
import { procedureFor, publicProcedure, router } from '../rpc/procedures.ts';
import { findFunnel } from './funnel.ts';
import { findKeptPromise } from './kept-promise.ts';
import { findResults, resultsToCsv } from './results.ts';

/** How visits become enquiries and clients; part of the figures. */
export const funnelRouter = router({
  funnel: procedureFor('stats.read')
    .input(rangeQuerySchema.prefault({}))
    .query(({ ctx, input }) => findFunnel(ctx.db, input.range, ctx.now())),

  /** Enquiries, clients and value by campaign, source or post. */
  results: procedureFor('stats.read')
    .input(resultsQuerySchema.prefault({}))
    .query(({ ctx, input }) => findResults(ctx.db, input, ctx.now())),

  resultsCsv: procedureFor('stats.read')
    .input(resultsQuerySchema.prefault({}))
    .query(async ({ ctx, input }) => resultsToCsv(await findResults(ctx.db, input, ctx.now()))),

  /** For visitors: how the promised time to answer is kept; null while there is nothing to show. */
  promise: publicProcedure.query(({ ctx }) => findKeptPromise(ctx.db, ctx.now())),
});
