import { ANALYTICS_RANGES, DEFAULT_ANALYTICS_RANGE } from '@tideline/domain/stats/analytics';
import type { AnalyticsRange, ViewFilter } from '@tideline/domain/stats/analytics';
import { DEFAULT_RESULT_SORT, RESULT_KINDS, RESULT_SORTS } from '@tideline/domain/stats/results';
import type { ResultKind, ResultSort } from '@tideline/domain/stats/results';
import { COUNTED_PAGES, TRAFFIC_SOURCES } from '@tideline/domain/stats/stats';
import { CONTACT_SORTS, CONTACT_STATUSES } from '@tideline/domain/contact/contact';
import type { ContactSort, ContactStatus } from '@tideline/domain/contact/contact';
import { POST_SORTS, POST_STATUSES } from '@tideline/domain/post/post';
import type { PostSort, PostStatus } from '@tideline/domain/post/post';
import { SUBSCRIBER_SORTS, SUBSCRIBER_STATUSES } from '@tideline/domain/subscriber/subscriber';
import type { SubscriberSort, SubscriberStatus } from '@tideline/domain/subscriber/subscriber';
import type { Capability } from '@tideline/domain/staff/capability';

/** Tabs in display order with their labels. Source: decisions.md, Pages. */
export const DASHBOARD_TABS = {
  overview: 'Overview',
  posts: 'Blog Posts',
  newsletter: 'Newsletter',
  contacts: 'Contacts',
  analytics: 'Analytics',
  settings: 'Settings',
} as const;
export type DashboardTab = keyof typeof DASHBOARD_TABS;

/** A tab is shown to staff with one of these capabilities; tabs without an entry are for everybody. */
const TAB_CAPABILITIES: Partial<Record<DashboardTab, readonly Capability[]>> = {
  posts: ['posts.read-drafts'],
  newsletter: ['subscribers.read', 'issues.read'],
  contacts: ['contacts.read'],
  analytics: ['stats.read'],
};

/** Whether a tab is shown to somebody with these capabilities. */
export function isAllowed(tab: DashboardTab, may: (...anyOf: Capability[]) => boolean): boolean {
  const anyOf = TAB_CAPABILITIES[tab];
  return anyOf === undefined || may(...anyOf);
}

/** Source filter for subscribers without a source: a URL cannot carry an empty value. */
export const UNKNOWN_SOURCE = 'unknown';

const VIEWS = ['trash', 'calendar', 'board', 'issues'] as const;

/** Search parameters of the dashboard. Without `tab`, the overview is shown. */
export type DashboardSearch = {
  tab?: DashboardTab;
  /** Status filter; validated against the statuses of the tab. */
  status?: string;
  /** Category filter of the posts tab. */
  category?: string;
  /** Source filter of the newsletter tab, or `UNKNOWN_SOURCE`. */
  source?: string;
  /** Words to search for. */
  q?: string;
  /** Sort order; validated against the orders of the tab. */
  sort?: string;
  /** Cursor of the page; missing on the first page. */
  at?: string;
  /**
   * What a tab shows instead of its list: the trash or the calendar of posts, the board of contacts, the issues of the
   * newsletter.
   */
  view?: (typeof VIEWS)[number];
  /** Id of the enquiry in the side panel of the contacts tab. */
  contact?: string;
  /** Month of the calendar, as `YYYY-MM`; default this month. */
  month?: string;
  /** Id of the highlighted row. */
  row?: string;
  /** Period of the analytics tab; default 30 days. */
  range?: AnalyticsRange;
  /** The page (`Blog`) or address (`/blog`) to which the analytics tab is restricted. */
  page?: string;
  /** The grouping of results in the analytics tab; the source by default. */
  by?: ResultKind;
};

/** Search parameters of the list of posts, in the Blog Posts tab and in the Blog CMS. */
export type PostsSearch = Pick<DashboardSearch, (typeof POSTS_PARAMETERS)[number]>;
const POSTS_PARAMETERS = ['status', 'category', 'q', 'sort', 'at', 'view', 'month', 'row'] as const;

/** Parses the search parameters of the list of posts. */
export function parsePostsSearch(search: Record<string, unknown>): PostsSearch {
  const parsed = parseDashboardSearch(search);
  return Object.fromEntries(POSTS_PARAMETERS.map((name) => [name, parsed[name]]));
}

/** Parses the search parameters; unknown values are dropped. */
export function parseDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const tab = text(search.tab);
  return {
    tab: isTab(tab) ? tab : undefined,
    row: text(search.row),
    status: text(search.status),
    category: text(search.category),
    source: text(search.source),
    q: text(search.q),
    sort: text(search.sort),
    at: text(search.at, 1_500),
    view: VIEWS.find((view) => view === search.view),
    contact: text(search.contact),
    month: isMonth(search.month) ? search.month : undefined,
    range: ANALYTICS_RANGES.find((range) => range === search.range),
    page: text(search.page, 500),
    by: RESULT_KINDS.find((kind) => kind === search.by),
  };
}

/** Period of the analytics tab. */
export function analyticsRangeOf(search: DashboardSearch): AnalyticsRange {
  return search.range ?? DEFAULT_ANALYTICS_RANGE;
}

/** The results of the analytics tab, and their order. */
export function resultsOf({ by = 'source', sort }: DashboardSearch): { kind: ResultKind; sort: ResultSort } {
  return { kind: by, sort: RESULT_SORTS.find((known) => known === sort) ?? DEFAULT_RESULT_SORT };
}

/** The filter of views in the analytics tab; an unknown page or source is ignored. */
export function viewFilterOf({ page, source }: DashboardSearch): ViewFilter {
  return {
    page: COUNTED_PAGES.find((known) => known === page),
    path: page?.startsWith('/') ? page : undefined,
    source: TRAFFIC_SOURCES.find((known) => known === source),
  };
}

/** Whether a filter hides rows of the table. */
export function isFiltered({ q, status, category, source }: DashboardSearch): boolean {
  return [q, status, category, source].some((value) => value !== undefined);
}

/** Status filter of the posts tab; undefined when missing or not a post status. */
export function postStatusOf(search: PostsSearch): PostStatus | undefined {
  return POST_STATUSES.find((status) => status === search.status);
}

/** The status filter of the newsletter tab. */
export function subscriberStatusOf(search: DashboardSearch): SubscriberStatus | undefined {
  return SUBSCRIBER_STATUSES.find((status) => status === search.status);
}

/** The status filter of the contacts tab. */
export function contactStatusOf(search: DashboardSearch): ContactStatus | undefined {
  return CONTACT_STATUSES.find((status) => status === search.status);
}

/** Sort order of the list of posts. */
export function postSortOf(search: PostsSearch, defaultSort: PostSort = '-date'): PostSort {
  return POST_SORTS.find((sort) => sort === search.sort) ?? defaultSort;
}

/** Sort order of the newsletter tab; newest first by default. */
export function subscriberSortOf(search: DashboardSearch): SubscriberSort {
  return SUBSCRIBER_SORTS.find((sort) => sort === search.sort) ?? '-date';
}

/** Sort order of the contacts tab; most urgent first by default. */
export function contactSortOf(search: DashboardSearch): ContactSort {
  return CONTACT_SORTS.find((sort) => sort === search.sort) ?? 'due';
}

function isMonth(value: unknown): value is string {
  return typeof value === 'string' && /^[12]\d{3}-(?:0[1-9]|1[0-2])$/.test(value);
}

function isTab(value: string | undefined): value is DashboardTab {
  return value !== undefined && Object.hasOwn(DASHBOARD_TABS, value);
}

function text(value: unknown, maxLength = 200): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, maxLength) : undefined;
}
