import type { AnalyticsRange } from '@tideline/domain/stats/analytics';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import type { PanelProps } from '../../dashboard.tsx';
import { analyticsRangeOf, resultsOf } from '../analytics-search.ts';
import { RANGE_NAMES } from '../analytics-words.ts';
import { ChartCard } from '../chart-card.tsx';
import { chartFigures } from '../chart-figures.ts';
import { Headline } from '../headline.tsx';
import { RangeChoice } from '../range-choice.tsx';
import { FunnelSection } from './funnel-section.tsx';
import { clientsHeadline } from './result-words.ts';
import { ResultsSection } from './results-section.tsx';
import { useResults } from './use-results.ts';

/** Who becomes a client: the funnel, what brings clients, and the inquiries. */
export function ClientsPage({ search, onSearch: onAnySearch }: PanelProps<'analytics'>) {
  const range = analyticsRangeOf(search);
  const { kind, sort } = resultsOf(search);
  const { data: results } = useResults({ by: kind, range, sort });
  const headline = results ? clientsHeadline(results, range) : null;
  // An address from before there were pages names none.
  const onSearch: typeof onAnySearch = (changes, how) => onAnySearch({ view: 'clients', ...changes }, how);
  return (
    <div className="grid gap-10">
      <div className="grid gap-6">
        <RangeChoice range={range} onSearch={onSearch} />
        {headline ? <Headline figure={headline.figure}>{headline.rest}</Headline> : null}
      </div>
      <FunnelSection range={range} />
      <ResultsSection range={range} kind={kind} sort={sort} onSearch={onSearch} />
      <InquiriesChart range={range} />
    </div>
  );
}

function InquiriesChart({ range }: { range: AnalyticsRange }) {
  const analytics = trpc.stats.analytics.useQuery(
    { range },
    { placeholderData: (shown) => shown, meta: { failure: 'Failed to fetch analytics' } },
  );
  return (
    <QueryPanel query={analytics}>
      {(data) => {
        const { unit, ...figures } = chartFigures(data, 'enquiries', range);
        return (
          <ChartCard
            name={`Inquiries per ${unit}`}
            nouns={['inquiry', 'inquiries']}
            kind="bars"
            explanation={`Contact forms sent, without spam, by the day they arrived, from every page and source. In the last ${RANGE_NAMES[range]}.`}
            unit={unit}
            {...figures}
          />
        );
      }}
    </QueryPanel>
  );
}
