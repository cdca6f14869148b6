import type { AnalyticsRange } from '@tideline/domain/stats/analytics';
import type { ResultKind, ResultSort } from '@tideline/domain/stats/results';
import { trpc } from '../../../../lib/calls/trpc.ts';

/** The results of a range; the earlier ones stay until the next are there. */
export function useResults(input: { by: ResultKind; range: AnalyticsRange; sort: ResultSort }) {
  return trpc.stats.results.useQuery(input, {
    placeholderData: (shown) => shown,
    meta: { failure: 'Failed to fetch the results' },
  });
}
