import { TRPCError } from '@trpc/server';
import { rowId } from '@tideline/domain/text/text.schema';
import { z } from 'zod';
import { procedureFor, router } from '../../../core/rpc/procedures.ts';
import { findIssueResults } from './issue-results.repository.ts';

/** What followed an issue. */
export const issueResultsRouter = router({
  byId: procedureFor('issues.read')
    .input(z.object({ id: rowId }))
    .query(async ({ ctx, input }) => {
      const results = await findIssueResults(ctx.db, input.id);
      if (!results) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such issue any more.' });
      return results;
    }),
});
