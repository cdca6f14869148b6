import { DEFAULT_ANALYTICS_RANGE, type AnalyticsRange, type ViewFilter } from '@tideline/domain/stats/analytics';
import { DEFAULT_RESULT_SORT, type ResultKind, type ResultSort } from '@tideline/domain/stats/results';
import { COUNTED_PAGES, TRAFFIC_SOURCES } from '@tideline/domain/stats/stats';
import type { TabSearch } from '../dashboard-search.ts';

type Search = TabSearch<'analytics'>;

/** The pages of the analytics tab, in order. */
export type AnalyticsView = 'traffic' | NonNullable<Search['view']>;

/** The shown page. Addresses from before there were pages name none; the order of results belongs to the clients. */
export function analyticsViewOf({ view, by, sort }: Pick<Search, 'view' | 'by' | 'sort'>): AnalyticsView {
  return view ?? (by === undefined && sort === undefined ? 'traffic' : 'clients');
}

/** The period of the figures. */
export function analyticsRangeOf({ range }: Pick<Search, 'range'>): AnalyticsRange {
  return range ?? DEFAULT_ANALYTICS_RANGE;
}

/** The results, and their order. */
export function resultsOf({ by, sort }: Pick<Search, 'by' | 'sort'>): { kind: ResultKind; sort: ResultSort } {
  return { kind: by ?? 'source', sort: sort ?? DEFAULT_RESULT_SORT };
}

/** The filter of views; an unknown page or source is ignored. */
export function viewFilterOf({ page, source }: Pick<Search, 'page' | 'source'>): ViewFilter {
  return {
    page: COUNTED_PAGES.find((known) => known === page),
    path: page?.startsWith('/') ? page : undefined,
    source: TRAFFIC_SOURCES.find((known) => known === source),
  };
}
