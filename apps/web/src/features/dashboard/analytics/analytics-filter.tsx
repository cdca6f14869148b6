import type { AnalyticsRange, ViewFilter } from '@tideline/domain/stats/analytics';
import { X } from 'lucide-react';
import type { PanelProps } from '../dashboard.tsx';
import { SOURCE_NAMES } from './analytics-words.ts';
import { RangeChoice } from './range-choice.tsx';

export type AnalyticsFilterProps = {
  range: AnalyticsRange;
  filter: ViewFilter;
  onSearch: PanelProps<'analytics'>['onSearch'];
};

/** The range, and the filter of views. */
export function AnalyticsFilter({ range, filter, onSearch }: AnalyticsFilterProps) {
  const page = filter.page ?? filter.path;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <RangeChoice range={range} onSearch={onSearch} />
      {page === undefined ? null : (
        <FilterChip label={`Page: ${page}`} onRemove={() => onSearch({ page: undefined })} />
      )}
      {filter.source === undefined ? null : (
        <FilterChip label={`Source: ${SOURCE_NAMES[filter.source]}`} onRemove={() => onSearch({ source: undefined })} />
      )}
    </div>
  );
}

function FilterChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Remove the filter ${label}`}
      onClick={onRemove}
      className="type-label flex min-h-9 max-w-full items-center gap-2 rounded-control bg-tint px-3 hover:bg-sunk pointer-coarse:min-h-11"
    >
      <span className="truncate">{label}</span>
      <X aria-hidden="true" className="icon shrink-0" />
    </button>
  );
}
