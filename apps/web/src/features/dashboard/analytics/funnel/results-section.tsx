import type { AnalyticsRange } from '@tideline/domain/stats/analytics';
import { DEFAULT_RESULT_SORT, type ResultKind, type ResultSort } from '@tideline/domain/stats/results';
import { ChoiceRow } from '../../../../staff/kit/fields/choice-row.tsx';
import { classNames } from '../../../../ui/controls/class-names.ts';
import type { PanelProps } from '../../dashboard.tsx';
import { ExportButton } from '../../lists/export-button.tsx';
import { RANGE_NAMES } from '../analytics-words.ts';
import { RESULT_KIND_WORDS } from './result-words.ts';
import { ResultTable } from './result-table.tsx';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { useResults } from './use-results.ts';

export type ResultsSectionProps = {
  range: AnalyticsRange;
  kind: ResultKind;
  sort: ResultSort;
  onSearch: PanelProps<'analytics'>['onSearch'];
};

const KINDS = (['source', 'campaign', 'post'] as const).map((value) => ({
  value,
  label: RESULT_KIND_WORDS[value].name,
}));

/** Inquiries, clients and value by source, campaign or post. */
export function ResultsSection({ range, kind, sort, onSearch }: ResultsSectionProps) {
  const results = useResults({ by: kind, range, sort });
  return (
    <section aria-labelledby="results-heading" className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="results-heading" className="type-title text-title-s">
          What brings clients
        </h2>
        <div className="flex flex-wrap items-center gap-3">
          <ChoiceRow
            label="Show the results by"
            value={kind}
            options={KINDS}
            onChange={(by) => onSearch({ by: by === 'source' ? undefined : by })}
          />
          <ExportButton
            path="/api/stats/results.csv"
            filters={{ by: kind, range, sort }}
            failure="Failed to export the results"
          />
        </div>
      </div>
      <QueryPanel query={results}>
        {(data) => (
          <div
            className={classNames('grid min-w-0 gap-3 transition-opacity', results.isPlaceholderData && 'opacity-50')}
          >
            <p className="max-w-4xl text-sm text-muted">
              In the last {RANGE_NAMES[range]}. {RESULT_KIND_WORDS[data.by].definition}
            </p>
            <div className="min-w-0 overflow-x-auto">
              <ResultTable
                results={data}
                sort={sort}
                onSort={(order) => onSearch({ sort: order === DEFAULT_RESULT_SORT ? undefined : order })}
              />
            </div>
          </div>
        )}
      </QueryPanel>
    </section>
  );
}
