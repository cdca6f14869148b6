import { ANALYTICS_RANGES, DEFAULT_ANALYTICS_RANGE } from '@tideline/domain/stats/analytics';
import type { AnalyticsRange } from '@tideline/domain/stats/analytics';
import { CONTACT_SORTS, CONTACT_STATUSES } from '@tideline/domain/contact/contact';
import type { ContactSort, ContactStatus } from '@tideline/domain/contact/contact';
import { POST_SORTS, POST_STATUSES } from '@tideline/domain/post/post';
import type { PostSort, PostStatus } from '@tideline/domain/post/post';
import { SUBSCRIBER_SORTS, SUBSCRIBER_STATUSES } from '@tideline/domain/subscriber/subscriber';
import type { SubscriberSort, SubscriberStatus } from '@tideline/domain/subscriber/subscriber';

/** The tabs in their order, and what each is called. Source: decisions.md, Pages. */
export const DASHBOARD_TABS = {
  overview: 'Overview',
  posts: 'Blog Posts',
  newsletter: 'Newsletter',
  contacts: 'Contacts',
  analytics: 'Analytics',
  settings: 'Settings',
} as const;
export type DashboardTab = keyof typeof DASHBOARD_TABS;

/** The source filter's word for subscribers of whom none is known: an address leaves out what is empty. */
export const UNKNOWN_SOURCE = 'unknown';

/** What the dashboard keeps in its address. A missing `tab` is the overview. */
export type DashboardSearch = {
  tab?: DashboardTab;
  /** Which rows of the tab's table are shown; checked against the statuses of the tab. */
  status?: string;
  /** The posts of one category. */
  category?: string;
  /** The subscribers of one source, or `UNKNOWN_SOURCE`. */
  source?: string;
  /** Words to search for. */
  q?: string;
  /** The order of the tab's table; checked against the orders of the tab. */
  sort?: string;
  /** The cursor of the page; missing on the first. */
  at?: string;
  /** The posts tab shows the trash instead. */
  view?: 'trash';
  /** The row to point out. */
  row?: string;
  /** How far back the analytics tab looks; missing: twelve months. */
  range?: AnalyticsRange;
};

/** Reads the address; what it does not know is left out. */
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
    view: search.view === 'trash' ? 'trash' : undefined,
    range: ANALYTICS_RANGES.find((range) => range === search.range),
  };
}

/** How far back the analytics tab looks. */
export function analyticsRangeOf(search: DashboardSearch): AnalyticsRange {
  return search.range ?? DEFAULT_ANALYTICS_RANGE;
}

/** Whether the table leaves out rows. */
export function isFiltered({ q, status, category, source }: DashboardSearch): boolean {
  return [q, status, category, source].some((value) => value !== undefined);
}

/** The status filter of the posts tab, or undefined when the address names none that posts have. */
export function postStatusOf(search: DashboardSearch): PostStatus | undefined {
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

/** The order of the posts tab: the newest first unless the address names another one. */
export function postSortOf(search: DashboardSearch): PostSort {
  return POST_SORTS.find((sort) => sort === search.sort) ?? '-date';
}

/** The order of the newsletter tab: the newest first unless the address names another one. */
export function subscriberSortOf(search: DashboardSearch): SubscriberSort {
  return SUBSCRIBER_SORTS.find((sort) => sort === search.sort) ?? '-date';
}

/** The order of the contacts tab: the most urgent first unless the address names another one. */
export function contactSortOf(search: DashboardSearch): ContactSort {
  return CONTACT_SORTS.find((sort) => sort === search.sort) ?? 'due';
}

function isTab(value: string | undefined): value is DashboardTab {
  return value !== undefined && Object.hasOwn(DASHBOARD_TABS, value);
}

function text(value: unknown, maxLength = 200): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, maxLength) : undefined;
}
