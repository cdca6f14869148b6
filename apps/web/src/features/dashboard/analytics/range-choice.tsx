import { ANALYTICS_RANGES, DEFAULT_ANALYTICS_RANGE, type AnalyticsRange } from '@tideline/domain/stats/analytics';
import { ChoiceRow } from '../../../staff/kit/fields/choice-row.tsx';
import type { PanelProps } from '../dashboard.tsx';
import { RANGE_NAMES } from './analytics-words.ts';

export type RangeChoiceProps = { range: AnalyticsRange; onSearch: PanelProps<'analytics'>['onSearch'] };

const OPTIONS = ANALYTICS_RANGES.map((value) => ({ value, label: RANGE_NAMES[value] }));

/** The period of a page's figures. */
export function RangeChoice({ range, onSearch }: RangeChoiceProps) {
  return (
    <ChoiceRow
      label="Show the last"
      value={range}
      options={OPTIONS}
      onChange={(chosen) => onSearch({ range: chosen === DEFAULT_ANALYTICS_RANGE ? undefined : chosen })}
    />
  );
}
