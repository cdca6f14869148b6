import { rangeQuerySchema, resultsQuerySchema } from '@tideline/domain/stats/stats.schema';
import { procedureFor, router } from '../rpc/procedures.ts';
import { findFunnel } from './funnel.ts';
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
});
