import type { AnalyticsRange, ViewFilter } from '@tideline/domain/stats/analytics';
import { ANALYTICS_RANGES, DEFAULT_ANALYTICS_RANGE } from '@tideline/domain/stats/analytics';
import { X } from 'lucide-react';
import type { PanelProps } from '../dashboard.tsx';
import { RANGE_NAMES, SOURCE_NAMES } from './analytics-words.ts';

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
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">Show the last</legend>
        {ANALYTICS_RANGES.map((known) => (
          <label
            key={known}
            className="type-label flex min-h-9 cursor-pointer items-center rounded-control border border-line-strong px-3 has-checked:border-fill has-checked:bg-fill has-checked:text-on-fill has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="range"
              className="sr-only"
              checked={known === range}
              onChange={() => onSearch({ range: known === DEFAULT_ANALYTICS_RANGE ? undefined : known })}
            />
            {RANGE_NAMES[known]}
          </label>
        ))}
      </fieldset>
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
